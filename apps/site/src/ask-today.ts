import { listen, type Said } from "@solitaire/widget/days";

/** What the API says of a day. A deal that nobody has certified has neither par nor difficulty. */
export interface Day {
  readonly date: string;
  readonly deals: readonly { readonly game: string; readonly par: number | null; readonly difficulty: number | null }[];
}

/** The day that it is by the API's clock, with its deals, and what the answer says of that clock. Rejects where the API does not tell. */
export const askToday = async (): Promise<{ readonly day: Day; readonly said: Said }> => {
  const api = listen({ date: () => Date.now(), fetch: (...request) => fetch(...request) });
  const response = await api.fetch("/v1/daily");
  if (!response.ok) throw new Error(`the API answered ${response.status}`);
  const day = (await response.json()) as Day;
  return { day, said: api.said(day.date, true) };
};

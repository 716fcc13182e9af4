/** What the API says of a day. A deal that nobody has certified has neither par nor difficulty. */
export interface Day {
  readonly date: string;
  readonly deals: readonly { readonly game: string; readonly par: number | null; readonly difficulty: number | null }[];
}

/** The day that it is by the API's clock, with its deals. Rejects where the API does not tell. */
export const askToday = async (): Promise<Day> => {
  const response = await fetch("/v1/daily");
  if (!response.ok) throw new Error(`the API answered ${response.status}`);
  return (await response.json()) as Day;
};

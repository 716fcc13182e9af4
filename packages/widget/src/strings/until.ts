/** The units of a time to wait, in a language's own letters. */
export interface Units {
  readonly hour: string;
  readonly minute: string;
}

/** How long that is in hours and begun minutes, as "3 h 20 min", with each number and its unit on one line. */
export const inHours = (ms: number, { hour, minute }: Units): string => {
  const minutes = Math.ceil(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [`${hours}\u00A0${hour}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00A0${minute}`] : []),
  ].join(" ");
};

/** Whether clocks here show UTC at a moment. */
export const isUtc = (ms: number): boolean => new Date(ms).getTimezoneOffset() === 0;

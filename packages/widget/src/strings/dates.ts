/** Writes days, `YYYY-MM-DD`, as people do. @param locale `en-GB`, `ru`. */
export const datesIn = (locale: string): ((options: Intl.DateTimeFormatOptions) => (day: string) => string) => {
  return (options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day) => format.format(new Date(`${day}T00:00Z`));
  };
};

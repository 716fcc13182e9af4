/** Writes days, `YYYY-MM-DD`, as people do. What does so is made once, with the first day. @param locale `en-GB`, `ru`. */
export const datesIn =
  (locale: string) =>
  (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
    let format: Intl.DateTimeFormat | undefined;
    return (day) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
      return format.format(new Date(`${day}T00:00Z`));
    };
  };

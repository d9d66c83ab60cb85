/**
 * Writes moments as clocks in London show them. The formatter is made when the first one is written:
 * it takes a telephone tens of milliseconds, and many pages that could write one never do.
 */
export function londonFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: "Europe/London", ...options });
    return made.format(moment);
  };
}

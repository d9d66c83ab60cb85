/** Lazy, since a formatter takes a phone tens of milliseconds and many pages need none. */
export function createLondonFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: "Europe/London", ...options });
    return made.format(moment);
  };
}

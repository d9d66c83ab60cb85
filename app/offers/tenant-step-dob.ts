/** A date of birth as somebody types it, in three boxes. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The boxes for a date `YYYY-MM-DD`, finished or not. */
export function splitDate(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day, month, year };
}

/** `YYYY-MM-DD`; empty where all three boxes are, and no real date where one is. */
export function joinDate({ day, month, year }: DateParts): string {
  const [dd, mm, yyyy] = [padTwoDigits(day), padTwoDigits(month), year.trim()];
  return dd === "" && mm === "" && yyyy === "" ? "" : `${yyyy}-${mm}-${dd}`;
}

function padTwoDigits(part: string): string {
  const text = part.trim();
  return text.length === 1 ? `0${text}` : text;
}

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function splitDate(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day, month, year };
}

/** Returns `YYYY-MM-DD`; empty if all boxes are empty, and an invalid date if only some are. */
export function joinDate({ day, month, year }: DateParts): string {
  const [dd, mm, yyyy] = [padTwoDigits(day), padTwoDigits(month), year.trim()];
  return dd === "" && mm === "" && yyyy === "" ? "" : `${yyyy}-${mm}-${dd}`;
}

function padTwoDigits(part: string): string {
  const text = part.trim();
  return text.length === 1 ? `0${text}` : text;
}

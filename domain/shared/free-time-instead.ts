import { getLondonDate } from "./dates.ts";
import type { Texts } from "./fields/form-steps.ts";
import { formatShortMoment } from "./formats/short-date.ts";
import { londonTime } from "./london-time.ts";

/** A time that a form of the diary is sent again with, by a button of its own. */
export interface FreeTimeInstead {
  /** As the form's fields have them. */
  date: string;
  time: string;
  label: string;
}

export function toFreeTimeInstead(startsAt: Date, now: Date): FreeTimeInstead {
  return {
    date: getLondonDate(startsAt),
    time: londonTime(startsAt),
    label: formatShortMoment(startsAt, now),
  };
}

type Time = Pick<FreeTimeInstead, "date" | "time">;

/** The value of the button that sends a form with this time. Without script a button sends nothing else. */
export function toChangeAt(change: string, { date, time }: Time): string {
  return `${change} at ${date} ${time}`;
}

/** What such a button sent, with its time in place of the one that was typed. */
export function readChangeAt(texts: Texts): Texts {
  const read = /^(.+) at (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(texts["change"] ?? "");
  if (read === null) return texts;
  const [, change = "", date = "", time = ""] = read;
  return { ...texts, change, date, time };
}

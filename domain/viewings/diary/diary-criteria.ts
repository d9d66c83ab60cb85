import { addDays, isRealDate } from "../../shared/dates.ts";

/** What the diary shows, as its address says it. */
export interface DiaryCriteria {
  view: "week" | "team";
  /** London date. A week begins the day before. */
  day: string;
  /** Negotiator. Null for one's own. */
  who: number | null;
}

/** Far enough for anything that is booked, and no invitation to walk for ever. */
const mostDays = 400;

export function readDiaryCriteria(query: URLSearchParams, today: string): DiaryCriteria {
  const day = query.get("day") ?? "";
  const who = Number(query.get("who") ?? "");
  const isShown =
    isRealDate(day) && day >= addDays(today, -mostDays) && day <= addDays(today, mostDays);
  return {
    view: query.get("view") === "team" ? "team" : "week",
    day: isShown ? day : today,
    who: Number.isInteger(who) && who > 0 && who < 2 ** 31 ? who : null,
  };
}

/** Without what is so by itself. */
export function formatDiaryQuery({ view, day, who }: DiaryCriteria, today: string): string {
  const query = new URLSearchParams();
  if (view === "team") query.set("view", view);
  if (day !== today) query.set("day", day);
  if (who !== null) query.set("who", String(who));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

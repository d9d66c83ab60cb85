import { addDays, getLondonDate } from "../../shared/dates.ts";
import type { TimeSpan } from "./diary.ts";

/** Where somebody has to be, and when. */
export interface DiaryPlace extends TimeSpan {
  negotiatorId: number;
  place: string;
}

export interface DiaryNews {
  negotiatorId: number;
  what: "added" | "moved" | "removed";
}

export type AppointmentNews = "booked" | "moved" | "cancelled";

/** What a change is to the tenant in the home, and to whoever an appointment is with. Null: no news. */
export function findAppointmentNews(
  before: DiaryPlace | null,
  after: DiaryPlace | null,
): Record<"tenant" | "landlord", AppointmentNews | null> {
  if (before === null) return { tenant: "booked", landlord: "booked" };
  if (after === null) return { tenant: "cancelled", landlord: "cancelled" };
  const isOtherStart = before.startsAt.getTime() !== after.startsAt.getTime();
  const isOtherEnd = before.endsAt.getTime() !== after.endsAt.getTime();
  const isOtherMeeting = before.negotiatorId !== after.negotiatorId || before.place !== after.place;
  return {
    tenant: isOtherStart || isOtherEnd ? "moved" : null,
    landlord: isOtherStart || isOtherMeeting ? "moved" : null,
  };
}

/**
 * Whose day of today or tomorrow a change alters. Programs read a calendar's address twice a day at
 * best, so they must hear of it otherwise.
 * @param before null for a new appointment
 * @param after null for one that is cancelled
 */
export function listDiaryNews(
  before: DiaryPlace | null,
  after: DiaryPlace | null,
  now: Date,
): DiaryNews[] {
  if (before && after && before.negotiatorId === after.negotiatorId) {
    const { negotiatorId } = after;
    const isNews = (isSoon(before, now) || isSoon(after, now)) && !isSamePlace(before, after);
    return isNews ? [{ negotiatorId, what: "moved" }] : [];
  }
  const news: DiaryNews[] = [];
  if (before && isSoon(before, now)) {
    news.push({ negotiatorId: before.negotiatorId, what: "removed" });
  }
  if (after && isSoon(after, now)) news.push({ negotiatorId: after.negotiatorId, what: "added" });
  return news;
}

function isSoon({ startsAt, endsAt }: TimeSpan, now: Date): boolean {
  const tomorrow = addDays(getLondonDate(now), 1);
  return endsAt > now && getLondonDate(startsAt) <= tomorrow;
}

function isSamePlace(one: DiaryPlace, other: DiaryPlace): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.endsAt.getTime() === other.endsAt.getTime() &&
    one.place === other.place
  );
}

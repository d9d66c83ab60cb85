import { secondReminderHours } from "../../agency/shown-settings.ts";
import type { FreeTime } from "../requests/free-times.ts";

/** What a renter changes without us. */
export interface OwnChange {
  /** Until when they move or cancel it. Null once that is over. */
  until: Date | null;
  /** We know its other times. Else they cancel it, or ask us for another time. */
  mayMove: boolean;
}

/** Until then a renter moves or cancels a viewing without us. */
export function getChangeDeadline(startsAt: Date, limitHours: number): Date {
  return new Date(startsAt.getTime() - limitHours * 3_600_000);
}

/** A reminder that comes later than that reminds nobody. */
const reminderTooLateMinutes = 60;

/** The beginnings of viewings that a second reminder is sent for now. */
export function findSecondReminderRound(now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() + reminderTooLateMinutes * 60_000),
    until: new Date(now.getTime() + secondReminderHours.usual * 3_600_000),
  };
}

/** Whether it could still come in time. */
export function canRemindAgain(startsAt: Date, now: Date): boolean {
  return startsAt > findSecondReminderRound(now).until;
}

/** A time that is offered, as a form sends it: what is chosen from the offer, not a time by itself. */
export function formatTimeChoice({ startsAt, negotiatorId, appointmentId }: FreeTime): string {
  return [startsAt.toISOString(), negotiatorId, appointmentId ?? ""].join("~");
}

export function findChosenTime(offered: readonly FreeTime[], choice: string): FreeTime | null {
  return offered.find((time) => formatTimeChoice(time) === choice) ?? null;
}

/** Whose time it is. Null for what is no choice. */
export function readChosenPerson(choice: string): number | null {
  const negotiatorId = choice.split("~")[1] ?? "";
  return /^\d{1,9}$/.test(negotiatorId) ? Number(negotiatorId) : null;
}

const mostShown = 9;
/** One who shows the home already is asked for again before a colleague. */
const enough = 6;

/** Whether one person's times suffice, so that a colleague's need not be looked for. */
export function hasEnoughTimes(ofOne: readonly FreeTime[]): boolean {
  return spread(ofOne).length >= enough;
}

/**
 * Few of many times: those of the same negotiator first, and a colleague's only where these are too
 * few. A day shows three at most, so that there are several days.
 */
export function chooseOwnTimes(offered: readonly FreeTime[], negotiatorId: number): FreeTime[] {
  const same = spread(offered.filter((time) => time.negotiatorId === negotiatorId));
  if (same.length >= enough) return same;
  const others = spread(offered.filter((time) => time.negotiatorId !== negotiatorId));
  return [...same, ...others].slice(0, mostShown);
}

const mostOfDay = 3;
const apartMs = 2 * 3_600_000;

function spread(times: readonly FreeTime[]): FreeTime[] {
  const shown: FreeTime[] = [];
  for (const time of times) {
    const ofDay = shown.filter(
      ({ startsAt }) =>
        startsAt.toISOString().slice(0, 10) === time.startsAt.toISOString().slice(0, 10),
    );
    const last = ofDay.at(-1);
    if (ofDay.length >= mostOfDay) continue;
    if (last && time.startsAt.getTime() - last.startsAt.getTime() < apartMs) continue;
    shown.push(time);
    if (shown.length >= mostShown) break;
  }
  return shown;
}

import * as v from "valibot";
import { viewingOutcomes, type ViewingOutcome } from "../appointments/appointment.ts";
import type { TimeSpan } from "../diary/diary.ts";

export const lateMinutes = [5, 10, 15, 20] as const;

/** How long after a viewing its outcome can be recorded from the run sheet's queue. */
const recordWithinDays = 7;

/** What somebody taps on the run sheet. `at`: when, if the phone had no network then. */
export const visitFields = v.object({
  /** The calendar id of the booking, which opens nothing. */
  uid: v.pipe(v.string(), v.uuid()),
  outcome: v.picklist(viewingOutcomes, "Select what happened"),
  at: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.isoTimestamp(),
        v.transform((text) => new Date(text)),
      ),
    ),
    null,
  ),
});

/** 0: on time after all. */
export const delayFields = v.object({
  appointmentId: v.pipe(v.string(), v.uuid()),
  minutes: v.pipe(v.number(), v.picklist([0, ...lateMinutes], "Select how late you’ll be")),
});

/**
 * Since when an outcome is known: the phone's time, unless its clock is ahead of ours or it is from
 * before the day.
 */
export function readTappedAt(
  at: Date | null,
  { startsAt }: Pick<TimeSpan, "startsAt">,
  now: Date,
): Date {
  const earliest = startsAt.getTime() - 3_600_000;
  return at === null || at > now || at.getTime() < earliest ? now : at;
}

/** Half an hour early somebody may stand there. */
export function canRecordOutcome({ startsAt, endsAt }: TimeSpan, now: Date): boolean {
  const hasBegun = startsAt.getTime() - now.getTime() <= 30 * 60_000;
  return hasBegun && now.getTime() - endsAt.getTime() <= recordWithinDays * 86_400_000;
}

/**
 * A later tap replaces an earlier one, whatever order they arrive in: a phone sends what it kept when
 * the network is back.
 */
export function isNewerOutcome(
  before: { outcome: ViewingOutcome | null; outcomeAt: Date | null },
  next: { outcome: ViewingOutcome; at: Date },
): boolean {
  if (before.outcomeAt === null) return true;
  return before.outcome !== next.outcome && next.at >= before.outcomeAt;
}

interface NextStop extends TimeSpan {
  id: string;
  /** Minutes of the way from the stop before. */
  travel: number;
  /** How late somebody said that it is. 0 if nobody did. */
  said: number;
}

const mostLate = 240;

/**
 * How late each later appointment of the day becomes, to the next five minutes: as far as the delay
 * before it is passed on, until a gap swallows it, and never less than was said of it by itself. 0 for
 * those that are on time.
 * @param stops those after the late one, in order of time
 */
export function passDelayOn(
  late: TimeSpan,
  minutes: number,
  stops: readonly NextStop[],
): { id: string; minutes: number }[] {
  let before = { endsAt: late.endsAt, minutes };
  return stops.map(({ id, startsAt, endsAt, travel, said }) => {
    const arrives = before.endsAt.getTime() + (before.minutes + travel) * 60_000;
    const by = Math.ceil((arrives - startsAt.getTime()) / 60_000 / 5) * 5;
    const passedOn = before.minutes > 0 ? Math.max(0, by) : 0;
    before = { endsAt, minutes: Math.min(mostLate, Math.max(passedOn, said)) };
    return { id, minutes: before.minutes };
  });
}

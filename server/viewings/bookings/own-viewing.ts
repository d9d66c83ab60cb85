import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import { createDiary } from "../../../domain/viewings/diary/diary.ts";
import { type FreeTime, listFreeTimes } from "../../../domain/viewings/requests/free-times.ts";
import {
  canRemindAgain,
  chooseOwnTimes,
  hasEnoughTimes,
} from "../../../domain/viewings/bookings/own-change.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { showBooking } from "./booking-view.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import { findOwnChange, knowsOtherTimes } from "./find-own-change.ts";
import { findHomeDiary } from "../requests/next-free-times.ts";
import type { FindRoutes } from "../diary/route-planner.ts";

export interface OwnViewing {
  booking: BookingView;
  wantsSecondReminder: boolean;
  canRemindAgain: boolean;
  /** Until when the renter changes it by themselves. Null once that is over. */
  changeUntil: Date | null;
  /** Other times. Null where we don't know when it could be: they ask us. */
  times: (FreeTime & { isSamePerson: boolean })[] | null;
}

/** What a renter sees of their own viewing, and of nobody else's. Null for an unknown id. */
export async function findOwnViewing(
  { database: { orm }, now, routes }: AppContext,
  id: string,
): Promise<OwnViewing | null> {
  const whole = await findBookingWithDetails(orm, id);
  if (!whole) return null;
  const moment = now();
  const { booking } = whole;
  const { until, mayMove } = await findOwnChange(orm, whole, moment);
  const offered = mayMove ? await listOffered(orm, whole, moment, routes?.find) : null;
  return {
    booking: showBooking(whole, moment),
    wantsSecondReminder: booking.wantsSecondReminder,
    canRemindAgain: canRemindAgain(booking.startsAt, moment),
    changeUntil: until,
    times:
      offered &&
      chooseOwnTimes(offered, booking.negotiatorId).map((time) => ({
        ...time,
        isSamePerson: time.negotiatorId === booking.negotiatorId,
      })),
  };
}

/** Those of the same negotiator, and of all only where these are few: a diary of hundreds is long. */
async function listOffered(
  db: Queryable,
  whole: BookingWithDetails,
  now: Date,
  findRoutes?: FindRoutes,
): Promise<FreeTime[] | null> {
  const { negotiatorId } = whole.booking;
  const own = await listOtherTimesOf(db, whole, now, { findRoutes, negotiatorId });
  if (own === null || hasEnoughTimes(own)) return own;
  return listOtherTimesOf(db, whole, now, { findRoutes });
}

/**
 * When a viewing could be instead, as if it were not in the diary itself. Null where we don't know.
 * @param negotiatorId of one person alone
 */
export async function listOtherTimesOf(
  db: Queryable | Transaction,
  { booking, appointment, listing }: BookingWithDetails,
  now: Date,
  { findRoutes, negotiatorId }: { findRoutes?: FindRoutes | undefined; negotiatorId?: number },
): Promise<FreeTime[] | null> {
  if (!(await knowsOtherTimes(db, listing.id, now))) return null;
  const found = await findHomeDiary(db, { listingId: listing.id, now, negotiatorId, findRoutes });
  if (!found) return null;
  const { entries } = found.diary;
  const others = isBlock(appointment) ? entries : entries.filter(({ id }) => id !== appointment.id);
  const diary = createDiary({ ...found.diary, entries: others });
  const ofEach = diary.people.flatMap(({ id }) =>
    negotiatorId === undefined || id === negotiatorId
      ? listFreeTimes(diary, found.home, { now, negotiatorId: id })
      : [],
  );
  return ofEach
    .filter(({ startsAt }) => startsAt.getTime() !== booking.startsAt.getTime())
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

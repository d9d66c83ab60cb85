import { eq } from "drizzle-orm";
import * as v from "valibot";
import { secondReminderHours } from "../../../domain/agency/shown-settings.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { keepable } from "../../../domain/shared/fields/text-fields.ts";
import type { BookingEvent } from "../../../domain/viewings/bookings/booking.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import {
  canRemindAgain,
  findChosenTime,
  readChosenPerson,
  getChangeDeadline,
} from "../../../domain/viewings/bookings/own-change.ts";
import { hideLinksInText } from "../../access-links/hide-links-in-text.ts";
import { withBranchPhone } from "../../branches/home-agency.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { refuseBookingField, refuseTaken } from "./booking-refusals.ts";
import { bookings } from "./booking-tables.ts";
import { type BookingWithDetails, findBookingWithDetails } from "./bookings.ts";
import { cancelInTransaction } from "./cancel-booking.ts";
import {
  auditBooking,
  buildMailFacts,
  type LockedBooking,
  lockBookingWithDetails,
  refuseIfOverlapping,
} from "./change-booking.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { createChangeNotices, type RenterChange } from "../mails/booking-notices.ts";
import { moveInTransaction } from "./move-booking.ts";
import { listOtherTimesOf } from "./own-viewing.ts";

import { writeReply } from "./reply-to-booking.ts";

type Done = Outcome<{ done: "confirmed" | "moved" | "cancelled" | "reminder" | "no-reminder" }>;

/** The renter says that they come. */
export async function confirmOwnViewing(app: AppContext, id: string): Promise<Done> {
  return transact(app.database.orm, async (tx): Promise<Done> => {
    const locked = await lockOwn(tx, app, id, "confirm");
    if (!locked.ok) return locked;
    const notices = await writeReply(tx, app, locked, { attends: true, message: null }, null);
    for (const notice of notices) await queueMail(tx, notice);
    await auditBooking(tx, "visitor", "confirmed", id);
    return { ok: true, answer: { done: "confirmed" } };
  });
}

/** To one of the times that the page offers. Who comes second is refused, and keeps what they have. */
export async function moveOwnViewing(app: AppContext, id: string, choice: string): Promise<Done> {
  const work = () =>
    transact(app.database.orm, async (tx): Promise<Done> => {
      const locked = await lockOwn(tx, app, id, "move");
      if (!locked.ok) return locked;
      const late = await refuseLate(tx, app, locked.whole);
      if (late) return late;
      const { whole } = locked;
      const chosen = readChosenPerson(choice);
      if (chosen === null) return choice === "" ? nothingChosen : justTaken;
      const offered = await listOtherTimesOf(tx, whole, app.now(), {
        // The page has asked the route planner for these ways.
        findRoutes: app.routes?.recall,
        negotiatorId: chosen,
      });
      const time = findChosenTime(offered ?? [], choice);
      if (!time) return justTaken;
      const { startsAt, endsAt, negotiatorId, appointmentId } = time;
      const move = {
        bookingId: id,
        date: getLondonDate(startsAt),
        time: londonTime(startsAt),
        minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
        negotiatorId,
        appointmentId,
        onlyFree: true,
      };
      const moved = await moveInTransaction(tx, app, move, "visitor");
      if (!moved.ok) return moved.refusal.conflict === undefined ? moved : justTaken;
      const { booking } = whole;
      const before = formatViewingTimes(listViewingTimes(booking.startsAt, booking.endsAt));
      await notifyOfChange(tx, app, whole, { kind: "moved", before });
      return { ok: true, answer: { done: "moved" } };
    });
  return refuseIfOverlapping(work, () => justTaken);
}

const cancelFields = v.object({
  reason: v.pipe(v.string(), v.trim(), v.maxLength(500, "Enter at most 500 characters"), keepable),
});

export async function cancelOwnViewing(
  app: AppContext,
  id: string,
  fields: unknown,
): Promise<Done> {
  const read = v.safeParse(cancelFields, fields);
  if (!read.success) return refuseBookingField("reason", read.issues[0].message);
  const reason = await hideLinksInText(app.database.orm, read.output.reason || null);
  return transact(app.database.orm, async (tx): Promise<Done> => {
    const locked = await lockOwn(tx, app, id, "cancel");
    if (!locked.ok) return locked;
    const late = await refuseLate(tx, app, locked.whole);
    if (late) return late;
    const by = { actor: "visitor", because: null, reason } as const;
    const cancelled = await cancelInTransaction(tx, app, id, by);
    if (!cancelled.ok) return cancelled;
    await notifyOfChange(tx, app, locked.whole, { kind: "cancelled", reason });
    return { ok: true, answer: { done: "cancelled" } };
  });
}

/** Hours before, besides that of the day before. */
export async function chooseSecondReminder(
  app: AppContext,
  id: string,
  wants: boolean,
): Promise<Done> {
  return transact(app.database.orm, async (tx): Promise<Done> => {
    const locked = await lockOwn(tx, app, id, "confirm");
    if (!locked.ok) return locked;
    const { booking, appointment } = locked.whole;
    if (wants && !canRemindAgain(booking.startsAt, app.now())) return tooLateToRemind;
    await tx.update(bookings).set({ wantsSecondReminder: wants }).where(eq(bookings.id, id));
    await auditBooking(tx, "visitor", "reminder-chosen", id, { wants });
    await notifyOffice(tx, { subject: "diary", id: appointment.id });
    return { ok: true, answer: { done: wants ? "reminder" : "no-reminder" } };
  });
}

async function lockOwn(
  tx: Transaction,
  { now }: AppContext,
  id: string,
  event: BookingEvent,
): Promise<LockedBooking | Refused> {
  return lockBookingWithDetails(tx, id, event, now());
}

/** Somebody is on their way: they must hear it on the phone. */
async function refuseLate(
  tx: Transaction,
  { now }: AppContext,
  { booking, branchPhone }: BookingWithDetails,
): Promise<Refused | null> {
  const { changeLimitHours } = await findAgencySettings(tx);
  if (now() < getChangeDeadline(booking.startsAt, changeLimitHours)) return null;
  const detail = `It’s too late to change your viewing here. Please call us on ${withBranchPhone(branchPhone).phone}`;
  return refuseBookingField("", detail);
}

async function notifyOfChange(
  tx: Transaction,
  app: AppContext,
  before: BookingWithDetails,
  change: RenterChange,
): Promise<void> {
  const whole = await findBookingWithDetails(tx, before.booking.id);
  if (!whole) throw new Error("The booking was not written.");
  const emails = [before.negotiator.email, whole.negotiator.email];
  for (const notice of createChangeNotices(buildMailFacts(app, whole), change, emails)) {
    await queueMail(tx, notice);
  }
}

const nothingChosen = refuseBookingField("time", "Select one of the times");
const justTaken = refuseTaken(
  "Someone else has just taken that time. Your viewing hasn’t changed. Please choose another time.",
);
const tooLateToRemind = refuseBookingField(
  "reminder",
  `Your viewing is in less than ${formatCount(secondReminderHours.usual, "hour")}, so it’s too late to set a reminder.`,
);

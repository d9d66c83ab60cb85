import { and, eq } from "drizzle-orm";
import {
  parseViewingPlan,
  type ViewingPlan,
} from "../../../domain/viewings/bookings/booking-time.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { releaseEndedHolds } from "../diary/appointments.ts";
import { isTaken, noNegotiator, refuseBooking } from "../bookings/booking-refusals.ts";
import { lockDiary, refuseIfOverlapping } from "../bookings/change-booking.ts";
import { appointments } from "../diary/diary-tables.ts";
import { recordOfferedTimes } from "./offered-times.ts";
import { offerOtherTimes } from "./offer-other-times.ts";

const holdMinutes = 15;

export interface TimeToHold extends ViewingPlan {
  listingId: string;
  negotiatorId: number;
  /** Who is asked: the time counts as offered to them. */
  askedOf?: { contactId: string; enquiryId: string } | null;
}

/** Keeps a time of a negotiator and a home free for a quarter of an hour, while somebody is asked. */
export async function holdTime(
  app: AppContext,
  { staffId }: StaffActor,
  { listingId, negotiatorId, askedOf = null, ...plan }: TimeToHold,
): Promise<Outcome<{ holdId: string; until: Date }>> {
  const now = app.now();
  const planned = parseViewingPlan(plan, now);
  if (!planned.ok) return refuseBooking(planned.problem);
  const until = new Date(now.getTime() + holdMinutes * 60_000);
  const work = () =>
    transact(app.database.orm, async (tx): Promise<Outcome<{ holdId: string; until: Date }>> => {
      const [home] = await tx
        .select({ name: listings.name })
        .from(listings)
        .where(eq(listings.id, listingId))
        .for("no key update");
      if (!home) return refuseBooking("We can’t find that property.");
      if (!(await lockDiary(tx, negotiatorId))) return noNegotiator;
      await releaseEndedHolds(tx, now);
      const [hold] = await tx
        .insert(appointments)
        .values({
          kind: "viewing",
          negotiatorId,
          listingId,
          place: home.name,
          startsAt: planned.startsAt,
          endsAt: planned.endsAt,
          state: "held",
          heldUntil: until,
          createdBy: staffId,
          createdAt: now,
          changedAt: now,
        })
        .returning({ id: appointments.id });
      if (!hold) throw new Error("The hold was not written.");
      const holdId = hold.id;
      if (askedOf) {
        const times = [{ startsAt: planned.startsAt, negotiatorId }];
        const offer = { ...askedOf, listingId, channel: "office", staffId } as const;
        await recordOfferedTimes(tx, { ...offer, times, at: now });
      }
      await notifyOffice(tx, { subject: "diary", id: holdId });
      return { ok: true, answer: { holdId, until } };
    });
  return offerOtherTimes(app, listingId, await refuseIfOverlapping(work, isTaken));
}

export async function releaseHold({ database }: AppContext, holdId: string): Promise<void> {
  await transact(database.orm, async (tx) => {
    await releaseHoldInTransaction(tx, holdId);
    await notifyOffice(tx, { subject: "diary", id: holdId });
  });
}

/** Does nothing if it has ended, or was booked. */
export async function releaseHoldInTransaction(tx: Transaction, holdId: string): Promise<void> {
  await tx
    .delete(appointments)
    .where(and(eq(appointments.id, holdId), eq(appointments.state, "held")));
}

import { and, eq, gt, inArray } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import { listings } from "../listings/listing-tables.ts";
import { splitBatches } from "../platform/database/batches.ts";
import { listUpcomingViewings } from "./bookings.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { AppContext } from "../app-context.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { cancelAppointmentRow, cancelInTransaction } from "./cancel-booking.ts";
import { appointments } from "./diary-tables.ts";
import { viewingWaits } from "./home-viewing-tables.ts";
import { tellTenant } from "./tenant-notice.ts";

type App = Pick<AppContext, "config" | "now">;

/**
 * Settles the viewings of homes that this transaction has let agreed: cancels those ahead and mails
 * each renter the reason and similar homes, cancels block viewings, gives up holds, and ends the
 * waiting for them. Call it after all homes are written.
 * @returns the ids of the cancelled bookings
 */
export async function cancelViewingsOfLetHome(
  tx: Transaction,
  app: App,
  listingIds: readonly string[],
  actor: Actor,
): Promise<string[]> {
  const cancelled: string[] = [];
  for (const id of await listUpcomingViewings(tx, listingIds, app.now())) {
    // Refused if the desk has cancelled it in the meantime.
    const outcome = await cancelInTransaction(tx, app, id, { actor, because: "let-agreed" });
    if (outcome.ok) cancelled.push(id);
  }
  for (const batch of splitBatches(listingIds)) {
    const ofHomes = inArray(appointments.listingId, batch);
    await tx.delete(appointments).where(and(ofHomes, eq(appointments.state, "held")));
    await tx.delete(viewingWaits).where(inArray(viewingWaits.listingId, batch));
    await cancelBlocks(tx, app, batch, actor);
  }
  return cancelled;
}

/** Of the renters in them each has been told. What has begun goes on. */
async function cancelBlocks(
  tx: Transaction,
  app: App,
  listingIds: string[],
  actor: Actor,
): Promise<void> {
  const blocks = await tx
    .select({ appointment: appointments, listing: listings })
    .from(appointments)
    .innerJoin(listings, eq(listings.id, appointments.listingId))
    .where(
      and(
        inArray(appointments.listingId, listingIds),
        eq(appointments.kind, "viewing"),
        eq(appointments.state, "booked"),
        gt(appointments.startsAt, app.now()),
      ),
    );
  for (const { appointment, listing } of blocks) {
    const { id, startsAt, endsAt } = appointment;
    await cancelAppointmentRow(tx, app, id, "Let agreed");
    await tellTenant(tx, app, { appointmentId: id, listing, startsAt, endsAt }, "cancelled");
    await recordAudit(tx, {
      actor,
      action: "appointment.cancelled",
      subject: "appointment",
      subjectId: id,
      detail: { because: "let-agreed" },
    });
    await notifyOffice(tx, { subject: "diary", id });
  }
}

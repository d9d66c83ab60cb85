import { and, asc, eq, gt } from "drizzle-orm";
import { revokeAccessLinks } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import { unassignConversations } from "../../conversations/unassign-conversations.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { endAccess } from "../../staff/team/end-access.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { lockAppointments } from "../diary/appointments.ts";
import { refuseIfOverlapping } from "../bookings/change-booking.ts";
import { refuseBooking } from "../bookings/booking-refusals.ts";
import { moveAppointmentInTransaction } from "../appointments/change-appointment.ts";
import { notDone } from "../../staff/refusals.ts";

class NotLeft extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("A colleague does not leave; the transaction is undone.");
    this.refused = refused;
  }
}

/** Viewings and other appointments ahead of the negotiator that a colleague is. */
export async function listViewingsOfColleague(
  orm: Queryable | Transaction,
  staffId: string,
  now: Date,
): Promise<string[]> {
  const rows = await orm
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .where(
      and(
        eq(negotiators.staffId, staffId),
        eq(appointments.state, "booked"),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  return rows.map(({ id }) => id);
}

/**
 * A colleague leaves: their access ends at once, their conversations are nobody’s, and what stands in their diary goes
 * to another negotiator. Renters are told. All of it or nothing.
 * @param successorId the negotiator who takes over, if there is something to take over
 * @param giveBackWork makes nobody’s what later subjects than this hold of theirs, in the same transaction
 */
export async function leaveStaff(
  app: AppContext,
  by: SignedIn,
  { id, successorId }: { id: string; successorId: number | null },
  giveBackWork?: (tx: Transaction, staffId: string) => Promise<void>,
): Promise<Outcome<{ name: string; viewings: number }>> {
  const isTheirs = eq(negotiators.staffId, id);
  const work = () =>
    transact(app.database.orm, async (tx) => {
      const at = app.now();
      const ended = await endAccess(tx, by, { id, at });
      if (!ended.ok) throw new NotLeft(ended);
      await unassignConversations(tx, id);
      await giveBackWork?.(tx, id);
      // Before the diary, as whoever moves one of them does.
      await lockAppointments(tx, await listViewingsOfColleague(tx, id, at));
      // Nobody books into a diary that is being handed over.
      await tx.select().from(negotiators).where(isTheirs).for("no key update");
      const ahead = await listViewingsOfColleague(tx, id, at);
      if (ahead.length > 0 && successorId === null) throw new NotLeft(noSuccessor);
      for (const appointmentId of ahead) {
        const move = { appointmentId, ...(successorId !== null && { negotiatorId: successorId }) };
        const moved = await moveAppointmentInTransaction(tx, app, by, move);
        if (!moved.ok) throw new NotLeft(moved);
      }
      await revokeAccessLinks(tx, { purpose: "calendar", recordId: id, at });
      await tx.update(negotiators).set({ leftAt: at }).where(isTheirs);
      const { name } = ended.answer;
      return { ok: true, answer: { name, viewings: ahead.length } } as const;
    });
  try {
    return await refuseIfOverlapping(work, () => isBusy);
  } catch (error) {
    if (error instanceof NotLeft) return error.refused;
    throw error;
  }
}

const isBusy = refuseBooking(
  "That colleague already has an appointment at the time of one of these viewings. Select someone else, or move one first.",
);

const message = "Select who takes over their upcoming viewings.";
const noSuccessor: Refused = {
  ok: false,
  refusal: {
    title: notDone,
    detail: message,
    errors: [{ path: "successor", message }],
  },
};

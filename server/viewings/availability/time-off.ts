import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { timeOffFields } from "../../../domain/viewings/availability/availability-fields.ts";
import { askToMove } from "../../../domain/viewings/availability/still-booked.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { timeOff } from "./availability-tables.ts";
import { lockDiary } from "../bookings/change-booking.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { countAppointments } from "../diary/list-appointments.ts";
import { transact } from "../../platform/database/transact.ts";

/** @returns also how many appointments stand in that time: they stay, and somebody has to move them */
export async function addTimeOff(
  app: AppContext,
  { staffId }: StaffActor,
  negotiatorId: number,
  fields: unknown,
): Promise<Outcome<{ done: string; appointments: number }>> {
  const read = v.safeParse(timeOffFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { startsAt, endsAt, reason } = read.output;
  if (!startsAt || !endsAt)
    return refuse("That time doesn’t exist in London, because the clocks change.");
  return transact(
    app.database.orm,
    async (tx): Promise<Outcome<{ done: string; appointments: number }>> => {
      if (!(await lockDiary(tx, negotiatorId))) return refuse("We can’t find that negotiator.");
      const times = { negotiatorId, startsAt, endsAt };
      const created = { createdBy: staffId, createdAt: app.now() };
      await tx.insert(timeOff).values({ ...times, reason, ...created });
      await recordAudit(tx, {
        actor: { staffId },
        action: "negotiator.time-off-added",
        subject: "negotiator",
        subjectId: String(negotiatorId),
      });
      await notifyOffice(tx, { subject: "diary", id: null });
      const appointments = await countAppointments(tx, times, app.now());
      const done = `Time off saved. ${askToMove(appointments, "in this time off")}`.trim();
      return { ok: true, answer: { done, appointments } };
    },
  );
}

/** @param negotiatorId whose it must be */
export async function removeTimeOff(
  { database }: AppContext,
  by: StaffActor,
  { id, negotiatorId }: { id: string; negotiatorId: number },
): Promise<Outcome<{ done: string }>> {
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const removed = await tx
      .delete(timeOff)
      .where(and(eq(timeOff.id, id), eq(timeOff.negotiatorId, negotiatorId)))
      .returning({ id: timeOff.id });
    if (removed.length === 0) return refuse("This time off has already been removed.");
    await recordAudit(tx, {
      actor: by,
      action: "negotiator.time-off-removed",
      subject: "negotiator",
      subjectId: String(negotiatorId),
    });
    await notifyOffice(tx, { subject: "diary", id: null });
    return { ok: true, answer: { done: "Removed." } };
  });
}

import { eq } from "drizzle-orm";
import * as v from "valibot";
import { availabilityFields } from "../../../domain/viewings/availability/availability-fields.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { workingHours } from "./availability-tables.ts";
import { lockDiary } from "../bookings/change-booking.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { transact } from "../../platform/database/transact.ts";

/** Somebody's hours by weekday, where they go and how. What is booked already stays. */
export async function setWorkingHours(
  { database }: AppContext,
  by: StaffActor,
  negotiatorId: number,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(availabilityFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { week, areas, travelsBy } = read.output;
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const person = await lockDiary(tx, negotiatorId);
    if (!person) return refuse("We can’t find that negotiator.");
    await tx.update(negotiators).set({ areas, travelsBy }).where(eq(negotiators.id, negotiatorId));
    await tx.delete(workingHours).where(eq(workingHours.negotiatorId, negotiatorId));
    const rows = week.flatMap((day, weekday) => (day ? [{ negotiatorId, weekday, ...day }] : []));
    if (rows.length > 0) await tx.insert(workingHours).values(rows);
    await recordAudit(tx, {
      actor: by,
      action: "negotiator.hours-set",
      subject: "negotiator",
      subjectId: String(negotiatorId),
      detail: { days: rows.length, travelsBy },
    });
    await notifyOffice(tx, { subject: "diary", id: null });
    return { ok: true, answer: { done: `Working hours saved for ${person.name}.` } };
  });
}

import { eq } from "drizzle-orm";
import * as v from "valibot";
import {
  canRecordFigure,
  valuationFigureFields,
} from "../../../domain/viewings/appointments/valuation-figure.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuseFields } from "../../staff/refusals.ts";
import { lockAppointment } from "../diary/appointments.ts";
import { refuseBooking } from "../bookings/booking-refusals.ts";
import { valuationFigures } from "./valuation-table.ts";
import { transact } from "../../platform/database/transact.ts";

/**
 * Records what a valuer suggests, or corrects it: the audit keeps what was said before. Of two who do
 * it at once the second is told, and looks again.
 */
export async function recordValuation(
  { database, now }: AppContext,
  by: StaffActor,
  appointmentId: string,
  fields: unknown,
): Promise<Outcome<{ done: string }>> {
  const read = v.safeParse(valuationFigureFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const { rent: rentPcm, lowest: lowestPcm, highest: highestPcm, words, mark } = read.output;
  return transact(database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const at = now();
    const appointment = await lockAppointment(tx, appointmentId);
    if (!appointment || !canRecordFigure(appointment, at)) return notValued;
    const [former] = await tx
      .select()
      .from(valuationFigures)
      .where(eq(valuationFigures.appointmentId, appointmentId));
    if (getFigureMark(former) !== mark) return recordedMeanwhile;
    const figure = { rentPcm, lowestPcm, highestPcm, words };
    const said = { ...figure, recordedBy: by.staffId, recordedAt: at };
    await tx
      .insert(valuationFigures)
      .values({ appointmentId, ...said })
      .onConflictDoUpdate({ target: valuationFigures.appointmentId, set: said });
    await recordAudit(tx, {
      actor: by,
      action: "appointment.valued",
      subject: "appointment",
      subjectId: appointmentId,
      detail: { rentPcm, lowestPcm, highestPcm },
    });
    await notifyOffice(tx, { subject: "diary", id: appointmentId });
    return { ok: true, answer: { done: "Valuation recorded. The landlord can now see it." } };
  });
}

/** Of a figure as its form showed it. Nothing for the first one. */
export function getFigureMark(figure: { recordedAt: Date } | undefined): string {
  return figure?.recordedAt.toISOString() ?? "";
}

const recordedMeanwhile = refuseBooking(
  "Someone has recorded a valuation since, shown above. Yours is still in the form, but we haven’t saved it.",
);
const notValued = refuseBooking(
  "You can only record a rental valuation after the appointment has started.",
);

import { appointmentForms, diaryForms } from "../../../domain/viewings/diary/diary-forms.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { isRealDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { type RenterToRing, sayWhomToRing } from "../../../domain/viewings/asks/renters-to-ring.ts";
import { viewingTexts } from "../../../domain/viewings/viewing-texts.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { cancelAppointment, moveAppointment } from "../appointments/change-appointment.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { refuse, refuseFields } from "../../staff/refusals.ts";
import { findRenterToRing, listRentersToRing } from "../asks/find-renters-to-ring.ts";
import { releaseHold } from "../asks/hold-time.ts";
import { recordValuation } from "../appointments/record-valuation.ts";
import { findBookingId } from "../bookings/bookings.ts";
import { appointments } from "./diary-tables.ts";
import { warnOfTime } from "./warn-of-time.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type By = Pick<SignedIn, "staffId" | "branchView">;
/** Moves an appointment to another time or person, and tells who is booked in it. */
export async function moveByForm(
  app: AppContext,
  by: By,
  fields: Fields,
): Promise<Outcome<{ done: string }>> {
  const { appointment = "", date = "", time = "", negotiator = "" } = fields;
  const read = v.safeParse(viewingTexts, fields);
  if (!read.success) return refuseFields(read.issues);
  const { place, note, tenantConsent } = read.output;
  if (!isUuid(appointment)) return refuse("There is no such appointment.");
  const negotiatorId = Number(negotiator);
  if (!Number.isInteger(negotiatorId) || negotiatorId < 1 || negotiatorId >= 2 ** 31) {
    return refuse("Choose who goes.");
  }
  const minutes = fields["minutes"] ? { minutes: Number(fields["minutes"]) } : {};
  const warned = await warnOfMove(
    app,
    by,
    { ...fields, appointment },
    { negotiatorId, ...minutes },
  );
  if (warned) return warned;
  const outcome = await moveAppointment(app, by, {
    appointmentId: appointment,
    date,
    time,
    negotiatorId,
    ...minutes,
    ...(place === undefined ? {} : { place }),
    ...(note === undefined ? {} : { note }),
    tenantConsent: tenantConsent || null,
  });
  if (!outcome.ok) return outcome;
  const toRing = await listRentersToRing(app.database.orm, appointment);
  return { ok: true, answer: { done: `Moved.${sayWhomToRing("new time", toRing)}` } };
}

/** Of another time or person only: a note may be changed whatever the hour. */
async function warnOfMove(
  app: AppContext,
  by: By,
  { appointment = "", date = "", time = "", anyway }: Fields,
  { negotiatorId, minutes }: { negotiatorId: number; minutes?: number },
): Promise<Refused | null> {
  const { id, kind, listingId, startsAt: was, endsAt: wasUntil } = appointments;
  const [before] = await app.database.orm
    .select({ kind, listingId, was, wasUntil, wasWith: appointments.negotiatorId })
    .from(appointments)
    .where(eq(id, appointment));
  const startsAt = isRealDate(date) ? parseLondonMoment(date, time) : null;
  if (!before || !startsAt) return null;
  const length = minutes ? minutes * 60_000 : before.wasUntil.getTime() - before.was.getTime();
  const endsAt = new Date(startsAt.getTime() + length);
  const isSame =
    startsAt.getTime() === before.was.getTime() &&
    endsAt.getTime() === before.wasUntil.getTime() &&
    negotiatorId === before.wasWith;
  if (isSame || !Number.isFinite(length)) return null;
  const wanted = { kind: before.kind, listingId: before.listingId, startsAt, endsAt };
  return warnOfTime(app, by, { ...wanted, negotiatorId, moving: appointment, anyway });
}

export const diaryActs = defineActs(diaryForms, {
  move: { ownTransactions: ({ app, by, texts }) => moveByForm(app, by, texts) },
});

/** Of the appointment whose page it is, with why, where that is said. */
const ofAppointment = (
  change: (call: FormCall, id: string, reason: string | null) => Promise<FormOutcome>,
) => ({
  ownTransactions: (call: FormCall): Promise<FormOutcome> => {
    const id = call.params["id"] ?? "";
    if (!isUuid(id)) return Promise.resolve(noAppointment);
    const read = v.safeParse(viewingTexts, call.texts);
    if (!read.success) return Promise.resolve(refuseFields(read.issues));
    return change(call, id, read.output.reason || null);
  },
});

const noAppointment: Refused = {
  ok: false,
  refusal: { title: "Not there", detail: "There is no such appointment.", missing: true },
};

export const appointmentActs = defineActs(appointmentForms, {
  move: ofAppointment(({ app, by, texts }, id) =>
    moveByForm(app, by, { ...texts, appointment: id }),
  ),
  cancel: ofAppointment(async ({ app, by }, id, reason) => {
    const toRing = await listRentersToRing(app.database.orm, id);
    const outcome = await cancelAppointment(app, by, { appointmentId: id, reason });
    return outcome.ok ? sayCancelled("Cancelled.", toRing) : outcome;
  }),
  "cancel-booking": ofAppointment(async ({ app, by, texts: { booking = "" } }, _id, reason) => {
    const bookingId = isUuid(booking) ? await findBookingId(app.database.orm, booking) : null;
    if (bookingId === null) return refuse("There is no such booking.");
    const outcome = await cancelBooking(app, bookingId, by, reason);
    if (!outcome.ok) return outcome;
    const toRing = await findRenterToRing(app.database.orm, bookingId);
    return sayCancelled("Cancelled for this person.", toRing);
  }),
  value: ofAppointment(({ app, by, texts }, id) => recordValuation(app, by, id, texts)),
  release: ofAppointment(async ({ app }, id) => {
    await releaseHold(app, id);
    return done("The time is free again.");
  }),
});

function sayCancelled(text: string, toRing: readonly RenterToRing[]) {
  return done(text + sayWhomToRing("cancellation", toRing));
}

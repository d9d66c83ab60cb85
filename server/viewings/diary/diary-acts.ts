import { appointmentForms, diaryForms } from "../../../domain/viewings/diary/diary-forms.ts";
import { eq } from "drizzle-orm";
import { isUuid } from "../../../domain/shared/uuid.ts";
import {
  type RenterToRing,
  sayWhomToRing,
} from "../../../domain/viewings/requests/renters-to-ring.ts";
import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import {
  type AppointmentMove,
  cancelAppointment,
  moveAppointment,
  planMove,
} from "../appointments/change-appointment.ts";
import {
  defineActs,
  done,
  type FormCall,
  type FormOutcome,
  type FormValues,
} from "../../staff/office-form.ts";
import { refuse, refuseMissing } from "../../staff/refusals.ts";
import { findRenterToRing, listRentersToRing } from "../requests/find-renters-to-ring.ts";
import { releaseHold } from "../requests/hold-time.ts";
import { recordValuation } from "../appointments/record-valuation.ts";
import { findBookingId } from "../bookings/bookings.ts";
import { askFirst } from "./ask-first.ts";
import { appointments } from "./diary-tables.ts";
import { explainTaken } from "./explain-taken.ts";
import { type StaffTime, warnOfTime } from "./warn-of-time.ts";

type By = Pick<SignedIn, "staffId" | "branchView">;
type Move = FormValues<(typeof diaryForms)["move"]>;

/** Moves an appointment to another time or person, and tells who is booked in it. */
export async function moveByForm(
  app: AppContext,
  by: By,
  { appointment, date, time, negotiator, ...given }: Move,
  anyway: string | undefined,
): Promise<Outcome<{ done: string }>> {
  const { place, note, tenantConsent } = given;
  if (!isUuid(appointment)) return noAppointment;
  const negotiatorId = Number(negotiator);
  if (!Number.isInteger(negotiatorId) || negotiatorId < 1 || negotiatorId >= 2 ** 31) {
    return refuse("Select a negotiator.");
  }
  const minutes = given.minutes ? { minutes: Number(given.minutes) } : {};
  const at = place === undefined ? {} : { place };
  const to = { appointmentId: appointment, date, time, negotiatorId, ...at, ...minutes };
  const planned = await planChange(app, to);
  const warned = planned && (await warnOfTime(app, by, { ...planned, anyway }));
  const move = {
    ...to,
    ...(note === undefined ? {} : { note }),
    tenantConsent: tenantConsent || null,
  };
  const moved = await askFirst(app, warned, (own) => moveAppointment(own, by, move));
  const outcome = await explainTaken(app, by, planned, moved);
  if (!outcome.ok) return outcome;
  const toRing = await listRentersToRing(app.database.orm, appointment);
  return { ok: true, answer: { done: `Moved.${sayWhomToRing("new time", toRing)}` } };
}

/**
 * Of another time, person or place only: a note may be changed whatever the hour. Nothing is asked about a
 * time that the move is refused for.
 */
async function planChange(
  app: AppContext,
  move: AppointmentMove & { negotiatorId: number },
): Promise<Omit<StaffTime, "anyway"> | null> {
  const { appointmentId: moving, negotiatorId, place } = move;
  const [before] = await app.database.orm
    .select()
    .from(appointments)
    .where(eq(appointments.id, moving));
  if (!before) return null;
  const planned = planMove(before, move, app.now());
  if (!planned.ok) return null;
  const { startsAt, endsAt } = planned.answer;
  // An empty field leaves the place as it is.
  const isElsewhere = Boolean(place) && place !== before.place && before.listingId === null;
  const isSame =
    !isElsewhere &&
    startsAt.getTime() === before.startsAt.getTime() &&
    endsAt.getTime() === before.endsAt.getTime() &&
    negotiatorId === before.negotiatorId;
  if (isSame) return null;
  const { kind, listingId } = before;
  const wanted = { kind, listingId, startsAt, endsAt, negotiatorId, isBlock: isBlock(before) };
  const to = { place: isElsewhere ? place : undefined, moving };
  return { ...wanted, ...to };
}

export const diaryActs = defineActs(diaryForms, {
  move: {
    ownTransactions: ({ app, by, texts }, move) => moveByForm(app, by, move, texts["anyway"]),
  },
});

/** Of the appointment whose page it is. */
const ofAppointment = <Read>(
  change: (call: FormCall, id: string, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: (call: FormCall, values: Read): Promise<FormOutcome> => {
    const id = call.params["id"] ?? "";
    return isUuid(id) ? change(call, id, values) : Promise.resolve(noAppointment);
  },
});

const noAppointment = refuseMissing("appointment");

export const appointmentActs = defineActs(appointmentForms, {
  move: ofAppointment(({ app, by, texts }, id, move) =>
    moveByForm(app, by, { ...move, appointment: id }, texts["anyway"]),
  ),
  cancel: ofAppointment(async ({ app, by }, id, { reason }) => {
    const toRing = await listRentersToRing(app.database.orm, id);
    const why = reason || null;
    const outcome = await cancelAppointment(app, by, { appointmentId: id, reason: why });
    return outcome.ok ? sayCancelled("Cancelled.", toRing) : outcome;
  }),
  "cancel-booking": ofAppointment(async ({ app, by, texts: { booking = "" } }) => {
    const bookingId = isUuid(booking) ? await findBookingId(app.database.orm, booking) : null;
    if (bookingId === null) return refuse("We can’t find that booking.");
    const outcome = await cancelBooking(app, bookingId, by, null);
    if (!outcome.ok) return outcome;
    const toRing = await findRenterToRing(app.database.orm, bookingId);
    return sayCancelled("Booking cancelled for this person.", toRing);
  }),
  value: ofAppointment(({ app, by }, id, figure) => recordValuation(app, by, id, figure)),
  release: ofAppointment(async ({ app }, id) => {
    await releaseHold(app, id);
    return done("Hold released.");
  }),
});

function sayCancelled(text: string, toRing: readonly RenterToRing[]) {
  return done(text + sayWhomToRing("cancellation", toRing));
}

import * as v from "valibot";
import {
  appointmentFields,
  parseAppointment,
} from "../../../domain/viewings/appointments/appointment-plan.ts";
import { newAppointmentForms } from "../../../domain/viewings/appointments/new-appointment-forms.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { defineActs } from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { bookAppointment } from "./book-appointment.ts";
import { askFirst } from "../diary/ask-first.ts";
import { explainTaken } from "../diary/explain-taken.ts";
import { type StaffTime, warnOfTime } from "../diary/warn-of-time.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** An appointment as the office's form sends it: everything as text, what is for block viewings left out of others. */
export async function bookByForm(
  app: AppContext,
  by: Pick<SignedIn, "staffId" | "branchView">,
  fields: Fields,
): Promise<Outcome<{ appointmentId: string }>> {
  const { kind, listingId = "", place, note, date, time, tenantConsent } = fields;
  const isBlock = kind === "viewing";
  const slotMinutes = isBlock ? readNumber(fields["slotMinutes"]) : null;
  const places = isBlock ? (readNumber(fields["places"]) ?? 1) : 1;
  if (isBlock && places === 1 && slotMinutes === null) {
    const several =
      "An open house is for several people. Enter the number of places or the length of a slot";
    return refuse(several, "places");
  }
  const appointment = {
    kind,
    negotiatorId: readNumber(fields["negotiatorId"]) ?? undefined,
    listingId: listingId.trim() || null,
    withContact: fields["withContact"] || null,
    place,
    date,
    time,
    minutes: readNumber(fields["minutes"]) ?? undefined,
    places,
    slotMinutes,
    note,
    tenantConsent: tenantConsent?.trim() || null,
  };
  const planned = planNew(app, appointment);
  const warned = planned && (await warnOfTime(app, by, { ...planned, anyway: fields["anyway"] }));
  const booked = await askFirst(app, warned, (own) => bookAppointment(own, by, appointment));
  return explainTaken(app, by, planned, booked);
}

export const newAppointmentActs = defineActs(newAppointmentForms, {
  book: {
    ownTransactions: async ({ app, by, texts: { anyway = "" } }, typed) => {
      const outcome = await bookByForm(app, by, { ...typed, anyway });
      if (!outcome.ok) return outcome;
      const { date: day, negotiatorId: who } = typed;
      const to = `/office/diary?${new URLSearchParams({ day, who })}`;
      return { ok: true, answer: { done: null, to } };
    },
  },
});

/** What is wrong with a field is said first. */
function planNew(app: AppContext, appointment: object): Omit<StaffTime, "anyway"> | null {
  const read = v.safeParse(appointmentFields, appointment);
  if (!read.success) return null;
  const planned = parseAppointment(read.output, app.now());
  if (!planned.ok) return null;
  const { kind, listingId, negotiatorId, place } = read.output;
  const { startsAt, endsAt } = planned;
  const wanted = { kind, listingId, negotiatorId, place, startsAt, endsAt };
  return { ...wanted, isBlock: kind === "viewing", moving: null };
}

/** Null for nothing. What is no number stays none, for the fields' own message. */
function readNumber(text = ""): number | null {
  return text.trim() === "" ? null : Number(text);
}

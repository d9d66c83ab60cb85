import type { AppContext } from "../app-context.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { bookAppointment } from "./book-appointment.ts";
import { refuse } from "../staff/refusals.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** An appointment as the office's form sends it: everything as text, what is for block viewings left out of others. */
export function bookByForm(
  app: Pick<AppContext, "database" | "config" | "now">,
  by: { staffId: string },
  fields: Fields,
): Promise<Outcome<{ appointmentId: string }>> {
  const { kind, listingId = "", withEmail, place, note, date, time, tenantConsent } = fields;
  const isBlock = kind === "viewing";
  const slotMinutes = isBlock ? readNumber(fields["slotMinutes"]) : null;
  const places = isBlock ? (readNumber(fields["places"]) ?? 1) : 1;
  if (isBlock && places === 1 && slotMinutes === null) {
    const several = "An open house is for several: say how many, or how long a slot is";
    return Promise.resolve(refuse(several, "places"));
  }
  return bookAppointment(app, by, {
    kind,
    negotiatorId: readNumber(fields["negotiatorId"]) ?? undefined,
    listingId: listingId.trim() || null,
    withEmail,
    place,
    date,
    time,
    minutes: readNumber(fields["minutes"]) ?? undefined,
    places,
    slotMinutes,
    note,
    tenantConsent: tenantConsent?.trim() || null,
  });
}

/** Null for nothing. What is no number stays none, for the fields' own message. */
function readNumber(text = ""): number | null {
  return text.trim() === "" ? null : Number(text);
}

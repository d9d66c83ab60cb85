import * as v from "valibot";
import { isRealDate } from "../../shared/dates.ts";
import { parseLondonMoment } from "../../shared/london-time.ts";
import { keepableLine } from "../../shared/fields/text-fields.ts";
import { appointmentKinds } from "./appointment.ts";
import { findHoursProblem, viewingHours } from "../bookings/booking-time.ts";
import { toMinutes } from "../diary/diary.ts";

const line = (most: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.maxLength(most, `Enter at most ${most} characters`),
    keepableLine,
  );

/** An appointment without a renter, as the diary's form sends it. London date and time. */
export const appointmentFields = v.object({
  kind: v.picklist(appointmentKinds, "Select a type of appointment"),
  negotiatorId: v.pipe(v.number("Select a negotiator"), v.integer()),
  listingId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40), keepableLine)), null),
  /** The contact of whoever it is with. */
  withContact: v.optional(
    v.nullable(v.pipe(v.string(), v.uuid("Select an option from the list"))),
    null,
  ),
  /** Empty for a home's own address. */
  place: v.optional(line(200, "Enter a location"), ""),
  date: v.pipe(v.string("Enter a date"), v.check(isRealDate, "Enter a date")),
  time: v.pipe(
    v.string("Enter a time"),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 14:30"),
  ),
  minutes: v.pipe(
    v.number("Enter the length in minutes"),
    v.integer("Enter a whole number of minutes"),
    v.minValue(10, "Enter at least 10 minutes"),
    v.maxValue(720, "Enter at most 12 hours (720 minutes)"),
  ),
  places: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, "Enter at least 1 group"),
      v.maxValue(200, "Enter at most 200 groups"),
    ),
    1,
  ),
  slotMinutes: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(5, "Enter 5 minutes or more"), v.maxValue(240)),
    ),
    null,
  ),
  note: v.optional(line(2000, ""), ""),
  tenantConsent: v.optional(v.nullable(line(300, "")), null),
});

type Planned =
  | { ok: true; startsAt: Date; endsAt: Date }
  | { ok: false; path: string; problem: string };

/** Viewings keep to the hours of viewings. Anything else may be whenever somebody works. */
export function parseAppointment(
  plan: v.InferOutput<typeof appointmentFields>,
  now: Date,
): Planned {
  const { kind, listingId, withContact, place, date, time, minutes, slotMinutes } = plan;
  if (kind === "viewing" && listingId === null) return refuse("listingId", "Select the property");
  if (kind === "viewing" && withContact !== null)
    return refuse("withContact", "For one renter, book a viewing from their request");
  if (listingId === null && place === "") return refuse("place", "Enter a location");
  if (slotMinutes !== null && slotMinutes > minutes) {
    return refuse("slotMinutes", "A slot can’t be longer than the viewing");
  }
  const startsAt = parseLondonMoment(date, time);
  if (!startsAt) return refuse("time", "That time doesn’t exist because the clocks go forward");
  if (startsAt <= now) return refuse("time", "That time has passed. Enter a later one");
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  if (kind !== "viewing") return { ok: true, startsAt, endsAt };
  // A block viewing may be longer than one viewing.
  const problem = findHoursProblem(date, toMinutes(time), toMinutes(time) + minutes, true);
  if (problem === "day") return refuse("date", "Select a day from Monday to Saturday");
  if (problem) {
    const { firstStart, lastEnd } = viewingHours;
    return refuse("time", `The viewing must start and end between ${firstStart} and ${lastEnd}`);
  }
  return { ok: true, startsAt, endsAt };
}

function refuse(path: string, problem: string): Planned {
  return { ok: false, path, problem };
}

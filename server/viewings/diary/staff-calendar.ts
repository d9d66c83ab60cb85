import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { agency } from "../../../domain/agency/agency.ts";
import { appointmentKindNames } from "../../../domain/viewings/appointments/appointment.ts";
import type { AppContext } from "../../app-context.ts";
import { findCalendarOwner } from "./calendar-address.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { listAppointments } from "./list-appointments.ts";
import { writeCalendar } from "./write-calendar.ts";

const daysBack = 30;
const daysAhead = 180;

export interface StaffCalendar {
  ics: string;
  /** The same as long as nothing changes. */
  etag: string;
}

/**
 * A colleague's appointments as a calendar that other programs subscribe to. Renters are named only
 * if the agency wants that: the servers that read it are not ours. Null for an unknown secret.
 */
export async function findStaffCalendar(
  app: AppContext,
  token: string,
): Promise<StaffCalendar | null> {
  const owner = await findCalendarOwner(app, token);
  if (!owner) return null;
  const now = app.now();
  const { orm } = app.database;
  const { namesInCalendars } = await findAgencySettings(orm);
  const period = {
    startsAt: new Date(now.getTime() - daysBack * 86_400_000),
    endsAt: new Date(now.getTime() + daysAhead * 86_400_000),
  };
  const { negotiatorId } = owner;
  const rows = await listAppointments(orm, { ...period, negotiatorId, now });
  const calendar = ical({
    name: `${agency.name}: ${owner.name}`,
    prodId: { company: agency.name, product: "Diary", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 900,
  });
  for (const { appointment, home, bookings } of rows) {
    if (appointment.state !== "booked") continue;
    const what = appointmentKindNames[appointment.kind];
    const names = bookings.map(({ contact }) => `${contact.firstname} ${contact.lastname}`);
    const who = namesInCalendars && names.length > 0 ? ` (${names.join(", ")})` : "";
    calendar.createEvent({
      id: appointment.id,
      sequence: appointment.sequence,
      // Of the last change, not of this reading: the same diary gives the same text.
      stamp: appointment.changedAt,
      start: appointment.startsAt,
      end: appointment.endsAt,
      summary: `${what}${home ? `: ${home.name}` : ""}${who}`,
      location: appointment.place,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  const ics = writeCalendar(calendar);
  const etag = `"${createHash("sha256").update(ics).digest("base64url").slice(0, 27)}"`;
  return { ics, etag };
}

import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { agency } from "../../domain/agency/agency.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { appointmentKindNames } from "../../domain/viewings/appointments/appointment.ts";
import type { AppContext } from "../app-context.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { listConfirmedContactIds } from "../contacts/person-contacts.ts";
import { findLandlord, listAllHomesOfLandlord } from "../landlords/landlords.ts";
import { listOwnAppointments } from "../viewings/appointments/list-own-appointments.ts";
import { writeCalendar } from "../viewings/diary/write-calendar.ts";

/** The calendar entry of a landlord's appointment that is to come. Null for any other. */
export async function createAppointmentFile(
  { database: { orm }, config, now }: AppContext,
  { landlordId }: Extract<OpenCase, { kind: "landlord" }>,
  id: string,
): Promise<string | null> {
  const landlord = isUuid(id) ? await findLandlord(orm, landlordId) : null;
  if (landlord === null) return null;
  const contactIds = await listConfirmedContactIds(orm, [landlord.contactId]);
  const homes = await listAllHomesOfLandlord(orm, landlordId);
  const own = await listOwnAppointments(orm, { contactIds, homes });
  const found = own.find((one) => one.id === id && one.endsAt > now());
  if (!found) return null;
  const calendar = ical({
    prodId: { company: agency.name, product: "Appointments", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: found.id,
    sequence: found.sequence,
    stamp: now(),
    start: found.startsAt,
    end: found.endsAt,
    summary: `${appointmentKindNames[found.kind]}, ${agency.name}`,
    location: found.place,
    description: `With ${found.negotiator.name}, ${found.negotiator.phone}`,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: agency.name, email: config.agencyEmail },
  });
  return writeCalendar(calendar);
}

import { toGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { buildBookingLink } from "./booking-links.ts";
import {
  type BookingFacts,
  type BookingMailFacts,
  formatAttendingNames,
  formatHome,
} from "./booking-mail-facts.ts";
import type { MailCalendar } from "../../platform/mail/outgoing-mail.ts";
import { writeCalendar } from "../diary/write-calendar.ts";

/** Returns the calendar entry attached to a mail to the renter. */
export function createBookingCalendar(
  facts: BookingMailFacts,
  method: MailCalendar["method"],
): MailCalendar {
  return { method, ics: renderCalendar(facts, method, facts.contact.email) };
}

/** Returns the entry as a file for the booking's page, without the renter's personal data. */
export function createBookingFile(facts: BookingFacts): string {
  return renderCalendar(facts, "PUBLISH", null);
}

/**
 * All entries of a booking share a UID, and each change increments SEQUENCE, so that calendars
 * replace the old one (RFC 5546).
 * @param attendee whose address a mail's entry has, null in a file
 */
function renderCalendar(
  facts: BookingFacts,
  method: MailCalendar["method"] | "PUBLISH",
  attendee: string | null,
): string {
  const { booking, contact, agency, agencyEmail, now } = facts;
  const isCancelled = method === "CANCEL";
  const calendar = ical({
    prodId: { company: agency.name, product: "Viewings", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: booking.calendarUid,
    sequence: booking.sequence,
    stamp: now,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `Viewing: ${formatHome(facts)}`,
    location: booking.place,
    description: formatAttendingNames(facts),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: agency.name, email: agencyEmail },
    url: buildBookingLink(facts),
  });
  if (attendee !== null) {
    event.createAttendee({
      // Whoever asked for the viewing may have typed somebody else's address.
      name: toGreetingName(contact.firstname) ?? undefined,
      email: attendee,
      role: ICalAttendeeRole.REQ,
      // Renters reply by the links in the mail.
      rsvp: false,
      status: ICalAttendeeStatus.NEEDSACTION,
    });
  }
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: 3600, description: "Viewing" });
  }
  return writeCalendar(calendar);
}

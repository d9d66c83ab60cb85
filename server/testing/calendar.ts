import ICAL from "ical.js";

/** Parses the single calendar entry with an independent parser. */
export function readEntry(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
    status: event.component.getFirstPropertyValue("status"),
    location: event.location,
    summary: event.summary,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  };
}

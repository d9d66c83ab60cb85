import { expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import { createListing } from "../../testing/listing.ts";
import { createBookingCalendar, createBookingFile } from "./booking-calendar.ts";
import type { BookingMailFacts } from "./booking-mail-facts.ts";
import { readEntry } from "../../testing/calendar.ts";

const facts: BookingMailFacts = {
  booking: {
    id: "0123456789abcdef01234567",
    startsAt: new Date("2026-12-03T18:00:00Z"),
    endsAt: new Date("2026-12-03T18:30:00Z"),
    place: "Flat 3, 24 Loriner Street, London E2 7ZZ",
    calendarUid: "5ab2ed29-06fb-4533-b86a-963c4225a4a1",
    sequence: 2,
  },
  contact: {
    firstname: "Ada",
    lastname: "Brough",
    email: "ada@example.com",
    phone: "07700 900123",
  },
  negotiator: {
    name: "Imogen Achebe",
    email: "imogen@lintel.example.com",
    phone: "020 7946 0183",
  },
  listing: createListing(),
  siteUrl: "https://keystone.example.com",
  agency,
  agencyEmail: "lettings@keystone.example.com",
  now: new Date("2026-11-21T12:00:00Z"),
};

function createInvitation(changes: Partial<BookingMailFacts> = {}): string {
  return createBookingCalendar({ ...facts, ...changes }, "REQUEST").ics;
}

test("times are UTC, whatever the season", () => {
  expect(createInvitation()).toContain("DTSTART:20261203T180000Z\r\nDTEND:20261203T183000Z\r\n");
  const summer = {
    ...facts.booking,
    startsAt: new Date("2027-06-30T17:00:00Z"),
    endsAt: new Date("2027-06-30T17:30:00Z"),
  };
  expect(createInvitation({ booking: summer })).toContain("DTSTART:20270630T170000Z\r\n");
});

test("every line has the required ending, and none is longer than 75 octets", () => {
  const ics = createInvitation();
  expect(ics.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const longest = Math.max(...ics.split("\r\n").map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
});

test("what a place holds can't break out of the entry", () => {
  const place = "Under the clock; ring, twice\\\nEND:VEVENT";
  expect(readEntry(createInvitation({ booking: { ...facts.booking, place } })).location).toBe(
    place,
  );
});

test("what a renter's name holds can't break out of the entry either", () => {
  const firstname = 'Ada"\r\nATTENDEE:mailto:all@example.com\r\nX';
  const ics = createInvitation({ contact: { ...facts.contact, firstname } });
  expect(readEntry(ics).attendees).toEqual(["mailto:ada@example.com"]);
});

test("the page's file has the same UID and SEQUENCE, and no details of the renter", () => {
  const file = createBookingFile(facts);
  const { uid, sequence } = readEntry(createInvitation());
  expect(readEntry(file)).toMatchObject({ method: "PUBLISH", uid, sequence, attendees: [] });
  expect(file).not.toMatch(/ada@|Brough/);
});

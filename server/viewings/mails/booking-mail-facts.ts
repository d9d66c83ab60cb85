import type { Agency } from "../../../domain/agency/agency.ts";
import { timesInWords, viewingTimes } from "../../../domain/viewings/booking-time.ts";
import type { WholeBooking } from "../bookings.ts";

/** What the mails of a booking are made from. */
export interface BookingMailFacts {
  booking: Pick<
    WholeBooking["booking"],
    "id" | "startsAt" | "endsAt" | "place" | "calendarUid" | "sequence"
  >;
  contact: Pick<WholeBooking["contact"], "firstname" | "lastname" | "email" | "phone">;
  negotiator: Pick<WholeBooking["negotiator"], "name" | "email" | "phone">;
  listing: Pick<
    WholeBooking["listing"],
    "id" | "name" | "area" | "outcode" | "rentPcm" | "agentRef" | "status"
  >;
  /** Origin of the site for links; null leaves them out. */
  siteUrl: string | null;
  agency: Agency;
  /** Where notices go, and an answer to a mail. */
  agencyEmail: string;
  now: Date;
}

export function homeOf({ listing }: Pick<BookingMailFacts, "listing">): string {
  return `${listing.name}, ${listing.area}`;
}

/** @example whenOf(facts) // "Thursday 03/12/2026, 18:00 - 18:30, London time" */
export function whenOf({ booking }: Pick<BookingMailFacts, "booking">): string {
  return timesInWords(viewingTimes(booking.startsAt, booking.endsAt));
}

export function attendingNames({ negotiator }: Pick<BookingMailFacts, "negotiator">): string {
  return `${negotiator.name} meets you there. On the day: ${negotiator.phone}.`;
}

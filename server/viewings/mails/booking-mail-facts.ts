import type { Agency } from "../../../domain/agency/agency.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { OwnChange } from "../../../domain/viewings/bookings/own-change.ts";
import type { BookingWithDetails } from "../bookings/bookings.ts";

/** For a mail to the renter, who has an address. */
export interface BookingMailFacts extends BookingFacts {
  contact: BookingFacts["contact"] & { email: string };
}

/** For a mail that says what they may change. */
export interface InvitationFacts extends BookingMailFacts {
  ownChange: OwnChange;
}

export interface BookingFacts {
  booking: Pick<
    BookingWithDetails["booking"],
    "id" | "startsAt" | "endsAt" | "place" | "calendarUid" | "sequence"
  >;
  contact: Pick<BookingWithDetails["contact"], "firstname" | "lastname" | "email" | "phone">;
  negotiator: Pick<BookingWithDetails["negotiator"], "name" | "email" | "phone">;
  listing: Pick<
    BookingWithDetails["listing"],
    "id" | "name" | "area" | "outcode" | "rentPcm" | "agentRef" | "status"
  >;
  /** Origin of the site. Null omits links. */
  siteUrl: string | null;
  /** Of the link by which a page was opened. A mail has none: its links are made when it is sent. */
  linkSecret?: string;
  agency: Agency;
  /** Recipient of notices and Reply-To of the mails. */
  agencyEmail: string;
  /** What whoever booked it adds. */
  words?: string | null;
  now: Date;
}

export function formatHome({ listing }: Pick<BookingFacts, "listing">): string {
  return `${listing.name}, ${listing.area}`;
}

export function formatWhen({ booking }: Pick<BookingFacts, "booking">): string {
  return formatViewingTimes(listViewingTimes(booking.startsAt, booking.endsAt));
}

export function formatAttendingNames({ negotiator }: Pick<BookingFacts, "negotiator">): string {
  return `${negotiator.name} will meet you there. Call ${negotiator.phone} on the day if you need to.`;
}

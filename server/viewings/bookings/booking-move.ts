import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { ViewingPlan } from "../../../domain/viewings/bookings/booking-time.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import type { BookingWithDetails } from "./bookings.ts";

/** Omitted fields stay unchanged. */
export interface BookingMove extends Partial<ViewingPlan> {
  bookingId: string;
  negotiatorId?: number;
  place?: string;
  /** A block viewing that has a place at that time. */
  appointmentId?: string | null;
  tenantConsent?: string | null;
  /** Refuses a time against which anything speaks. For renters; staff may know better. */
  onlyFree?: boolean;
}

export type MoveTarget = TimeSpan & { negotiatorId: number; place: string };

type Booking = BookingWithDetails["booking"];

/** Keeps omitted values, including the duration. */
export function toPlan({ startsAt, endsAt }: TimeSpan, move: Partial<ViewingPlan>): ViewingPlan {
  return {
    date: move.date ?? getLondonDate(startsAt),
    time: move.time ?? londonTime(startsAt),
    minutes: move.minutes ?? (endsAt.getTime() - startsAt.getTime()) / 60_000,
  };
}

export function isSame(booking: Booking, to: MoveTarget): boolean {
  return (
    booking.startsAt.getTime() === to.startsAt.getTime() &&
    booking.endsAt.getTime() === to.endsAt.getTime() &&
    booking.negotiatorId === to.negotiatorId &&
    booking.place === to.place
  );
}

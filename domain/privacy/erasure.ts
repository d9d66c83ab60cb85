import * as v from "valibot";
import type { OfferState } from "../offers/offer-state.ts";
import type { AppointmentState } from "../viewings/appointments/appointment.ts";
import type { BookingState } from "../viewings/bookings/booking.ts";

/** Why a person's data may go (UK GDPR, article 17(1)). */
const reasons = ["asked", "objected", "not-needed", "mistake"] as const;
export type ErasureReason = (typeof reasons)[number];

export const erasureReasons: Record<ErasureReason, string> = {
  asked: "They asked for it",
  objected: "They object to us keeping it",
  "not-needed": "We no longer need it",
  mistake: "It was never theirs, or was entered by mistake",
};

export const erasureReason = v.picklist(reasons, "Select a reason");

/** A request is answered within one month (UK GDPR, article 12(3)). */
export function calculateErasureDue(askedAt: Date): Date {
  return addMonths(askedAt, 1);
}

/**
 * `blocks`: nothing is erased until it is settled. `keeps`: the record stays for the reason given,
 * all else goes.
 */
export interface Obstacle {
  kind: ObstacleKind;
  effect: "blocks" | "keeps";
  recordId: string;
  listingId: string;
  /** When the obstacle ends by itself. Null if that depends on what people do. */
  until: Date | null;
}

export type ObstacleKind =
  | "running-offer"
  | "booked-viewing"
  | "tenancy-records"
  | "refused-offer"
  | "landlord-records";

export const obstacleReasons: Record<ObstacleKind, string> = {
  "running-offer": "There’s an undecided offer. Decide or withdraw it first.",
  "booked-viewing": "A viewing or another appointment is booked. Cancel it first.",
  "tenancy-records":
    "This offer became a tenancy. We keep its records for 6 years after it ends, because contract claims can be made for that long (Limitation Act 1980, section 5).",
  "landlord-records":
    "We keep a landlord’s terms and properties for 6 years after the last of them ends, because contract claims can be made for that long (Limitation Act 1980, section 5).",
  "refused-offer":
    "This offer was declined. We keep its records for six months, because a discrimination claim can be made for that long (Equality Act 2010, section 118).",
};

/** Months in which a refused renter can bring a claim (Equality Act 2010, section 118(1)(a)). */
const claimMonths = 6;

interface Held {
  offers: { id: string; listingId: string; state: OfferState; decidedAt: Date | null }[];
  /** And other appointments with them. */
  bookings: {
    id: string;
    listingId: string;
    state: BookingState | AppointmentState;
    endsAt: Date;
  }[];
  /** With the day after which nothing keeps them. */
  tenancies: { id: string; listingId: string; keptUntil: Date | null }[];
  /** Those who have homes, terms or tenancies. */
  landlords: { id: string; listingId: string }[];
}

/**
 * What stands in the way of an erasure. Data needed for legal claims may be kept against the
 * person's will (UK GDPR, article 17(3)(e)).
 */
export function findObstacles(
  { offers, bookings, tenancies, landlords }: Held,
  now: Date,
): Obstacle[] {
  const ofOffers = offers.flatMap(({ id, listingId, state, decidedAt }): Obstacle[] => {
    const record = { recordId: id, listingId };
    if (state === "submitted")
      return [{ ...record, kind: "running-offer", effect: "blocks", until: null }];
    if (state === "accepted")
      return [{ ...record, kind: "tenancy-records", effect: "keeps", until: null }];
    const until = state === "declined" && decidedAt ? addMonths(decidedAt, claimMonths) : null;
    return until && until > now
      ? [{ ...record, kind: "refused-offer", effect: "keeps", until }]
      : [];
  });
  const ofBookings = bookings
    .filter(({ state, endsAt }) => state !== "cancelled" && endsAt > now)
    .map(({ id, listingId, endsAt }): Obstacle => {
      return { kind: "booked-viewing", effect: "blocks", recordId: id, listingId, until: endsAt };
    });
  const ofTenancies = tenancies
    .filter(({ keptUntil }) => keptUntil === null || keptUntil > now)
    .map(({ id, listingId, keptUntil: until }): Obstacle => {
      return { kind: "tenancy-records", effect: "keeps", recordId: id, listingId, until };
    });
  const ofLandlords = landlords.map(({ id, listingId }): Obstacle => {
    return { kind: "landlord-records", effect: "keeps", recordId: id, listingId, until: null };
  });
  return [...ofOffers, ...ofBookings, ...ofTenancies, ...ofLandlords];
}

/** A day that the month lacks becomes the month's last: 31 August and six months is 28 February. */
function addMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

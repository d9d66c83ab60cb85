import type { OfferState } from "../offers/offer-state.ts";
import type { BookingState } from "../viewings/bookings/booking.ts";
import type { FeedbackAnswer } from "../viewings/feedback/feedback.ts";
import {
  findLatestViewing,
  getViewingStage,
  type HeldViewing,
} from "../viewings/feedback/was-viewed.ts";

export interface CardHome<Home> {
  home: Home;
  askedAt: Date | null;
  /** The next viewing, else the last one. */
  viewing: {
    uid: string;
    startsAt: Date;
    negotiator: string;
    state: BookingState;
    feedback?: CardFeedback | null;
  } | null;
  offer: { rent: number | null; state: OfferState } | null;
  state: HomeState;
}

export type HomeState =
  | "offered"
  | "accepted"
  | "declined"
  | "withdrawn"
  | "invited"
  | "booked"
  | "change-asked"
  | "viewed"
  | "asked";

/** What they said of it, and of what nobody has heard yet. */
export interface CardFeedback {
  answer: FeedbackAnswer | null;
  message: string | null;
}

interface Records<Home> {
  enquiries: readonly { at: Date; home: Home }[];
  bookings: readonly (HeldViewing & {
    uid: string;
    startsAt: Date;
    negotiator: string;
    feedback?: CardFeedback | null;
    home: Home;
  })[];
  offers: readonly { rent: number | null; state: OfferState; home: Home }[];
}

/**
 * One line for each home that a person asked about, viewed or made an offer for.
 * @param records each kind newest first
 */
export function listCardHomes<Home extends { id: string }>(
  { enquiries, bookings, offers }: Records<Home>,
  now: Date,
): CardHome<Home>[] {
  const homes = new Map(
    [...enquiries, ...bookings, ...offers].map(({ home }) => [home.id, home] as const),
  );
  return [...homes.values()].map((home) => {
    const isOfHome = (record: { home: Home }) => record.home.id === home.id;
    const viewing = findLatestViewing(bookings.filter(isOfHome), now);
    const offer = offers.find(isOfHome) ?? null;
    const askedAt = enquiries.find(isOfHome)?.at ?? null;
    return { home, askedAt, viewing, offer, state: findHomeState(offer, viewing, now) };
  });
}

const offerStates: Partial<Record<OfferState, HomeState>> = {
  submitted: "offered",
  accepted: "accepted",
  declined: "declined",
  invited: "invited",
  draft: "invited",
};

function findHomeState(
  offer: { state: OfferState } | null,
  viewing: HeldViewing | null,
  now: Date,
): HomeState {
  const offered = offer && offerStates[offer.state];
  if (offered) return offered;
  const stage = viewing && getViewingStage(viewing, now);
  if (stage === "to-come") return viewing?.state === "change-asked" ? "change-asked" : "booked";
  if (offer?.state === "withdrawn") return "withdrawn";
  return stage === "viewed" ? "viewed" : "asked";
}

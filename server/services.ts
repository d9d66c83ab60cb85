import { londonDate } from "../domain/shared/dates.ts";
import type { ComparedHome, ListingSummary, PublicListing } from "../domain/listings/listing.ts";
import { alertToConfirm, alertToStop } from "./db/alerts.ts";
import { findBookingView } from "./db/booking-view.ts";
import { findListingsById } from "./db/listings-by-id.ts";
import { findPublicListing, readListings, readSummaries } from "./db/listings.ts";
import { similarHomes } from "./db/similar-homes.ts";
import { findWithdrawnHome } from "./db/withdrawn-home.ts";
import { findArea } from "./geo/areas.ts";
import { openPlaceFinder } from "./geo/place-finder.ts";
import { resolvePlace } from "./geo/resolve-place.ts";
import type { House } from "./house.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { searchServices } from "./search-services.ts";
import { hashOfToken, isAlertToken } from "./use-cases/alert-token.ts";
import { findBookingFile } from "./use-cases/booking-file.ts";
import { isBookingId } from "./use-cases/booking-id.ts";
import { confirmableAfter } from "./use-cases/confirm-alert.ts";
import { findOffer } from "./use-cases/find-offer.ts";
import { openEnquiry } from "./use-cases/open-enquiry.ts";

export type Services = ReturnType<typeof servicesOf>;

/** Queries as pages and calls ask for them, over one house. */
export function servicesOf(house: House) {
  const { config, log, database, now } = house;
  const today = () => londonDate(now());
  const places = openPlaceFinder(config, log, now, rateLimit(house, "geocoder", 10, 1));
  return {
    ...searchServices(house),
    places,
    resolvePlace: (text: string) => resolvePlace(places, text),
    today,
    areaNamed: findArea,
    /** By the token of the mail that asks to confirm; null once that can't be done any more. */
    alertToConfirm: async (token: string) =>
      isAlertToken(token)
        ? alertToConfirm(database.orm, hashOfToken(token), confirmableAfter(now()))
        : null,
    alertToStop: async (token: string) =>
      isAlertToken(token) ? alertToStop(database.orm, token) : null,
    findOffer: (id: string) => findOffer(house, id),
    /** For the renter's page; null where there is no booking of that id. */
    findBooking: async (id: string) =>
      isBookingId(id) ? findBookingView(database.orm, id, now()) : null,
    findEnquiry: (id: string) => openEnquiry(house, id),
    bookingFile: (id: string) => findBookingFile(house, id),
    findListing: (id: string): Promise<PublicListing | null> =>
      database.read((db) => findPublicListing(db, id)),
    findListings: (ids: readonly string[]): Promise<PublicListing[]> =>
      database.read((db) => findListingsById(db, ids, readListings)),
    findSummaries: (ids: readonly string[]): Promise<ListingSummary[]> =>
      database.read((db) => findListingsById(db, ids, readSummaries)),
    findWithdrawn: (id: string) => database.read((db) => findWithdrawnHome(db, id)),
    similarHomes: (home: ComparedHome): Promise<ListingSummary[]> =>
      database.read((db) => similarHomes(db, home)),
  };
}

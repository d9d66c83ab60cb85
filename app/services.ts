import { createContext } from "react-router";
import type { AlertSummary } from "../domain/alerts/alert.ts";
import type { ApiDocument } from "../domain/site/api-document.ts";
import type { Area } from "../domain/places/area.ts";
import type { BookingView } from "../domain/viewings/booking.ts";
import type { AreaStats, AreaWithHomes } from "../domain/search/area-stats.ts";
import type {
  ComparedHome,
  ListingSummary,
  PublicListing,
  WithdrawnHome,
} from "../domain/listings/listing.ts";
import type { FoundOffer } from "../domain/offers/open-offer.ts";
import type { OpenEnquiry } from "../domain/enquiries/open-enquiry.ts";
import type { PlaceSearch } from "../domain/search/place-search.ts";
import type { SearchRequest } from "../domain/search/search.ts";

/** What loaders may ask of the house behind the pages; the host puts the real thing in place. */
export interface Services {
  /** A booked viewing, for whoever has its id; null where there is none. */
  findBooking: (id: string) => Promise<BookingView | null>;
  /** Its `.ics` file; null unless the viewing is ahead. */
  bookingFile: (id: string) => Promise<string | null>;
  /** A listing that may be shown (available or let agreed), or null. */
  findListing: (id: string) => Promise<PublicListing | null>;
  /** Listings that may be shown, in the order of the ids; the others are left out. At most 50. */
  findListings: (ids: readonly string[]) => Promise<PublicListing[]>;
  /** The same as cards want them. */
  findSummaries: (ids: readonly string[]) => Promise<ListingSummary[]>;
  /** A home that has left the market with homes like it, as `similarHomes` has them; or null. */
  findWithdrawn: (id: string) => Promise<{ gone: WithdrawnHome; similar: ListingSummary[] } | null>;
  /**
   * The enquiry behind an id that begins with `a0`, with its home: only a first name of its person.
   * Null for an unknown one and for a home that is not shown any more.
   */
  findEnquiry: (id: string) => Promise<OpenEnquiry | null>;
  /** At most nine homes to let instead of one, nearest first. */
  similarHomes: (home: ComparedHome) => Promise<ListingSummary[]>;
  /** One page of the homes that match, and how many match in all. An unknown area restricts nothing. */
  searchListings: (
    request: SearchRequest,
  ) => Promise<{ listings: ListingSummary[]; total: number }>;
  /** The alert behind a mail's link that confirms it; null once it can't be. */
  alertToConfirm: (token: string) => Promise<AlertSummary | null>;
  /** The alert behind a mail's link that stops it; null once it has ended. */
  alertToStop: (token: string) => Promise<AlertSummary | null>;
  /** The offer behind a link, `/offer/{id}`. */
  findOffer: (id: string) => Promise<FoundOffer>;
  /** By its slug or a person's spelling: `Shoreditch, London`. */
  areaNamed: (slugOrName: string) => Area | null;
  /** By slug in lower case. */
  findArea: (slug: string) => Area | null;
  /** Of the homes available in an area. */
  areaStats: (area: Area) => Promise<AreaStats>;
  /** By slug: how many homes are available in each of many areas; no cities and no boroughs. */
  homesByArea: (areas: readonly Area[]) => Promise<ReadonlyMap<string, number>>;
  /** Up to eight areas of the same kind with a home available, nearest first; of a city its own. */
  nearbyAreas: (area: Area) => Promise<AreaWithHomes[]>;
  /** Every place with a page: cities first, then boroughs, neighbourhoods, postcode areas and districts. */
  listAreas: () => readonly Area[];
  /** What a typed text means as a search; null where it names no place that is known. */
  resolvePlace: (text: string) => Promise<PlaceSearch | null>;
  /** Whether a geocoder is set that knows streets and houses. */
  suggestsAddresses: boolean;
  /** The description of the public calls, as `/api/openapi.json` answers it. */
  apiDocument: () => ApiDocument;
  /** London's date, `YYYY-MM-DD`. */
  today: () => string;
  /** The container of the tag manager, `GTM-ABC1234`; null where none is set. */
  tagManagerId: string | null;
  /** A MapLibre style for maps; null for the schematic map of our own. */
  mapStyleUrl: string | null;
}

export const services = createContext<Services>();

/** The origin under which visitors know the site, `https://www.example.com`. */
export const siteOrigin = createContext<string>();

/** Marks this page's inline scripts as ours while it is drawn; visitors get their hashes instead. */
export const cspNonce = createContext<string>();

/**
 * Makes a page's HTML what is sent. Its bytes come as Latin-1, a character for each: as a text of
 * their own a single curly quote would double the memory of every copy.
 */
export const finishPage = createContext<(page: string) => Buffer<ArrayBuffer>>();

/** The id of this request, which a page that fails tells its visitor. */
export const failedRequest = createContext<string>();

/** Writes an unexpected failure to the log. */
export const reportError = createContext<(error: unknown) => void>();

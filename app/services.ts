import { createContext } from "react-router";
import type { Area } from "../domain/area.ts";
import type { ListingSummary, PublicListing } from "../domain/listing.ts";
import type { SearchRequest } from "../domain/search.ts";

/** What loaders may ask of the house behind the pages; the host puts the real thing in place. */
export interface Services {
  /** A listing that may be shown (available or let agreed), or null. */
  findListing: (id: string) => Promise<PublicListing | null>;
  /** One page of the homes that match, and how many match in all. An unknown area restricts nothing. */
  searchListings: (
    request: SearchRequest,
  ) => Promise<{ listings: ListingSummary[]; total: number }>;
  /** By slug in lower case. */
  findArea: (slug: string) => Area | null;
  /** Every place with a page: cities first, then neighbourhoods and postcode districts. */
  listAreas: () => readonly Area[];
  /** London's date, `YYYY-MM-DD`. */
  today: () => string;
  /** The container of the tag manager, `GTM-ABC1234`; null where none is set. */
  tagManagerId: string | null;
}

export const services = createContext<Services>();

/** The origin under which visitors know the site, `https://www.example.com`. */
export const siteOrigin = createContext<string>();

/** The nonce that this response's inline scripts carry. */
export const cspNonce = createContext<string>();

/** Writes an unexpected failure to the log. */
export const reportError = createContext<(error: unknown) => void>();

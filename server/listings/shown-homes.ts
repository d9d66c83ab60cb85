import { AsyncLocalStorage } from "node:async_hooks";
import type { PublicListing } from "../../domain/listings/listing.ts";

/** What the trigger `notify_listing_changes` tells of a home: all that a search can ask for. */
export type ChangedHome = Pick<
  PublicListing,
  | "id"
  | "status"
  | "name"
  | "displayAddress"
  | "area"
  | "city"
  | "outcode"
  | "propertyType"
  | "furnishing"
  | "bedrooms"
  | "bathrooms"
  | "rentPcm"
  | "lat"
  | "long"
  | "availableFrom"
  | "letAgreedAt"
  | "listedAt"
  | "specialFeatures"
>;

/** Homes as they were and as they are. Null if any home may have changed. */
export type ChangedHomes = readonly ChangedHome[] | null;

export type IsAffectedBy = (change: ChangedHomes) => boolean;

type ShowsHome = (home: ChangedHome) => boolean;

const notes = new AsyncLocalStorage<ShowsHome[]>();

/**
 * Renders a response and finds out which changes affect it, from what its queries note meanwhile.
 * Every change does if they note nothing.
 */
export async function trackShownHomes<Rendered>(
  render: () => Promise<Rendered>,
): Promise<{ rendered: Rendered; isAffectedBy: IsAffectedBy }> {
  const shown: ShowsHome[] = [];
  const rendered = await notes.run(shown, render);
  return {
    rendered,
    isAffectedBy: (change) =>
      change === null ||
      shown.length === 0 ||
      change.some((home) => shown.some((showsHome) => showsHome(home))),
  };
}

/**
 * Every query of a public page calls this, also where the result comes from a cache.
 * @param showsHome whether the result would be another without this home, or with it
 */
export function noteShownHomes(showsHome: ShowsHome): void {
  notes.getStore()?.push(showsHome);
}

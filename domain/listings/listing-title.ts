import type { Listing } from "./listing.ts";
import { formatPounds } from "../shared/money.ts";

type Titled = Pick<Listing, "name" | "area" | "outcode" | "bedrooms" | "propertyType" | "rentPcm">;

/** `Loriner Street, Shoreditch E2: 2 bedroom flat to rent, £2,450 pcm`. */
export function formatListingTitle(home: Titled): string {
  const type = home.propertyType.toLowerCase();
  const kind = home.bedrooms === 0 ? `studio ${type}` : `${home.bedrooms} bedroom ${type}`;
  return `${home.name}, ${home.area} ${home.outcode}: ${kind} to rent, ${formatPounds(home.rentPcm)} pcm`;
}

import { type MetaDescriptor } from "react-router";
import type { PublicListing } from "../../domain/listing.ts";
import { pounds } from "../../domain/money.ts";

/** `Loriner Street, Shoreditch E2: 2 bedroom flat to rent, £2,450 pcm`. */
export function propertyTitle(
  home: Pick<PublicListing, "name" | "area" | "outcode" | "bedrooms" | "propertyType" | "rentPcm">,
): string {
  const type = home.propertyType.toLowerCase();
  const kind = home.bedrooms === 0 ? `studio ${type}` : `${home.bedrooms} bedroom ${type}`;
  return `${home.name}, ${home.area} ${home.outcode}: ${kind} to rent, ${pounds(home.rentPcm)} pcm`;
}

/** Title, description and social metadata of a home's page. */
export function propertyMeta(home: PublicListing): MetaDescriptor[] {
  const title = propertyTitle(home);
  return [
    { title },
    { name: "description", content: home.shortDescription },
    { property: "og:title", content: title },
    { property: "og:description", content: home.shortDescription },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary" },
  ];
}

import type { Services } from "../app/services.ts";
import type { ListingSummary, PublicListing } from "../domain/listing.ts";
import { photosOf } from "../domain/listing.ts";
import { areas } from "./geo/areas.ts";
import type { House } from "./house.ts";
import { servicesOf } from "./services.ts";

/** The services in the form that pages want: cards carry only what a card shows. */
export function pageServices(house: House): Services {
  const services = servicesOf(house);
  return {
    today: services.today,
    tagManagerId: house.config.tagManagerId,
    findListing: services.findListing,
    findArea: (slug) => {
      const area = services.areaNamed(slug);
      return area?.slug === slug ? area : null;
    },
    listAreas: () => areas,
    async searchListings(request) {
      const { listings, total } = await services.searchListings(request);
      return { listings: listings.map(summary), total };
    },
  };
}

function summary(listing: PublicListing): ListingSummary {
  const { id, status, name, area, outcode, bedrooms, bathrooms, furnishing } = listing;
  const { rentPcm, availableFrom, shortDescription, lat, long } = listing;
  return {
    id,
    status,
    name,
    area,
    outcode,
    bedrooms,
    bathrooms,
    furnishing,
    rentPcm,
    availableFrom,
    shortDescription,
    lat,
    long,
    cover: photosOf(listing)[0] ?? null,
  };
}

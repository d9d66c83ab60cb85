import type { Services } from "../app/services.ts";
import type { ApiDocument } from "../domain/api-document.ts";
import type { ListingCard, ListingSummary } from "../domain/listing.ts";
import { photosOf } from "../domain/listing.ts";
import { openApi } from "./api/openapi.ts";
import { calls } from "./api/routes.ts";
import { areas } from "./geo/areas.ts";
import type { House } from "./house.ts";
import { servicesOf } from "./services.ts";

/** The services in the form that pages want: cards carry only what a card shows. */
export function pageServices(house: House): Services {
  const services = servicesOf(house);
  let described: ApiDocument | undefined;
  const similarHomes: Services["similarHomes"] = async (home) =>
    (await services.similarHomes(home)).map(summary);
  return {
    today: services.today,
    apiDocument: () => (described ??= openApi(calls(house))),
    tagManagerId: house.config.tagManagerId,
    mapStyleUrl: house.config.mapStyleUrl,
    findOffer: services.findOffer,
    findBooking: services.findBooking,
    bookingFile: services.bookingFile,
    findEnquiry: services.findEnquiry,
    findListing: services.findListing,
    findListings: services.findListings,
    async findWithdrawn(id) {
      const found = await services.findWithdrawn(id);
      return found && { gone: found.gone, similar: await similarHomes(found.compared) };
    },
    similarHomes,
    findSummaries: async (ids) => (await services.findListings(ids)).map(summary),
    alertToConfirm: services.alertToConfirm,
    alertToStop: services.alertToStop,
    findArea: (slug) => {
      const area = services.areaNamed(slug);
      return area?.slug === slug ? area : null;
    },
    listAreas: () => areas,
    areaStats: services.areaStats,
    nearbyAreas: services.nearbyAreas,
    resolvePlace: services.resolvePlace,
    async searchListings(request) {
      const { listings, total } = await services.searchListings(request);
      return { listings: listings.map(summary), total };
    },
  };
}

function summary(listing: ListingCard): ListingSummary {
  const { id, status, name, area, outcode, bedrooms, bathrooms, furnishing } = listing;
  const { rentPcm, availableFrom, shortDescription, lat, long } = listing;
  const { listedAt, previousRentPcm, reducedAt, letAgreedAt } = listing;
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
    listedAt,
    previousRentPcm,
    reducedAt,
    letAgreedAt,
    cover: photosOf(listing)[0] ?? null,
  };
}

import type { Services } from "../app/services.ts";
import type { ApiDocument } from "../domain/site/api-document.ts";
import { openApi } from "./api/openapi.ts";
import { calls } from "./api/routes.ts";
import { areas } from "./geo/areas.ts";
import type { House } from "./house.ts";
import { servicesOf } from "./services.ts";

/** The services in the form that pages want: cards carry only what a card shows. */
export function pageServices(house: House): Services {
  const services = servicesOf(house);
  let described: ApiDocument | undefined;
  return {
    today: services.today,
    apiDocument: () => (described ??= openApi(calls(house))),
    tagManagerId: house.config.tagManagerId,
    mapStyleUrl: house.config.mapStyleUrl,
    suggestsAddresses: house.config.geocoder === "photon",
    findOffer: services.findOffer,
    findBooking: services.findBooking,
    bookingFile: services.bookingFile,
    findEnquiry: services.findEnquiry,
    findListing: services.findListing,
    findListings: services.findListings,
    async findWithdrawn(id) {
      const found = await services.findWithdrawn(id);
      return found && { gone: found.gone, similar: await services.similarHomes(found.compared) };
    },
    similarHomes: services.similarHomes,
    findSummaries: services.findSummaries,
    alertToConfirm: services.alertToConfirm,
    alertToStop: services.alertToStop,
    areaNamed: services.areaNamed,
    findArea: (slug) => {
      const area = services.areaNamed(slug);
      return area?.slug === slug ? area : null;
    },
    listAreas: () => areas,
    areaStats: services.areaStats,
    homesByArea: services.homesByArea,
    nearbyAreas: services.nearbyAreas,
    resolvePlace: services.resolvePlace,
    searchListings: services.searchSummaries,
  };
}

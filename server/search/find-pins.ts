import type { MapPins } from "../../domain/search/map-pins.ts";
import { readSearch } from "../../domain/search/read-search.ts";
import type { AppContext } from "../app-context.ts";
import { listSummaries } from "./search-homes.ts";

/**
 * Returns the positions of a search's homes, ignoring invalid parameters.
 * @param limit as many as a list can show
 * @param search replaced in tests
 */
export async function findPins(
  app: AppContext,
  query: URLSearchParams,
  limit: number,
  search = listSummaries,
): Promise<MapPins> {
  const { filter } = readSearch(query).request;
  const listings = await search(app, { filter, offset: 0, limit });
  const homes = listings.map(({ id, name, rentPcm, bedrooms, status, lat, long }) => {
    return { id, name, rentPcm, bedrooms, status, lat, long };
  });
  return { homes, mapStyleUrl: app.config.mapStyleUrl };
}

import { readSearch } from "../../domain/search/search.ts";
import type { PinHome } from "../map/pin-name.ts";
import type { AppContext } from "../../server/app-context.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { searchSummaries } from "../../server/search/search-homes.ts";
import type { Route } from "./+types/map-pins";
import { mostShown } from "./search-query.ts";

/** What the map of a search asks for. */
export interface MapPins {
  /** In the order of the list. */
  homes: PinHome[];
  mapStyleUrl: string | null;
}

/** Where the homes of a search are, as many as a list can show; bad parameters do not count. */
export async function findPins(app: AppContext, query: URLSearchParams): Promise<MapPins> {
  const { filter } = readSearch(query).request;
  const { listings } = await searchSummaries(app, { filter, offset: 0, limit: mostShown });
  const homes = listings.map(({ id, name, rentPcm, bedrooms, status, lat, long }) => {
    return { id, name, rentPcm, bedrooms, status, lat, long };
  });
  return { homes, mapStyleUrl: app.config.mapStyleUrl };
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await findPins(context.get(appContext), url.searchParams));
}

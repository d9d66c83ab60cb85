import { findPins } from "../../server/search/find-pins.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import type { Route } from "./+types/map-pins";
import { maxShown } from "./search-query.ts";

/** Where the homes of a search are, as many as a list can show. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await findPins(context.get(appContext), url.searchParams, maxShown));
}

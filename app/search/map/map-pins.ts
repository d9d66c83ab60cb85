import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { findPins } from "../../../server/search/find-pins.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import type { Route } from "./+types/map-pins";
import { maxShown } from "../search-query.ts";

export const handle: PageHandle = {
  cache: { freshness: "searches", search: true },
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await findPins(context.get(appContext), url.searchParams, maxShown));
}

import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readSearch } from "../../domain/search/read-search.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { searchSummaries } from "../../server/search/search-homes.ts";
import type { Route } from "./+types/more-homes";

export interface MoreHomes {
  listings: ListingSummary[];
  total: number;
}

export const handle: PageHandle = {
  cache: { freshness: "searches", search: true },
};

/** Returns homes by `offset` and `limit`, ignoring invalid parameters. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const { listings, total } = await searchSummaries(app, readSearch(url.searchParams).request);
  return Response.json({ listings, total } satisfies MoreHomes);
}

import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readSearch } from "../../domain/search/search.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { searchSummaries } from "../../server/search/search-homes.ts";
import type { Route } from "./+types/more-homes";

/** What a results page asks for when it shows more homes. */
export interface MoreHomes {
  listings: ListingSummary[];
  /** How many match. */
  total: number;
}

export const handle: PageHandle = {
  cache: { freshness: "searches", search: true },
};

/** Homes by `offset` and `limit`, for a page that has the ones before; bad parameters do not count. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const { listings, total } = await searchSummaries(app, readSearch(url.searchParams).request);
  return Response.json({ listings, total } satisfies MoreHomes);
}

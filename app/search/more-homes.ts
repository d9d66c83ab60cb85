import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readSearch } from "../../domain/search/search.ts";
import { services } from "../services.ts";
import type { Route } from "./+types/more-homes";

/** What a results page asks for when it shows more homes. */
export interface MoreHomes {
  listings: ListingSummary[];
  /** How many match. */
  total: number;
}

/** Homes by `offset` and `limit`, for a page that has the ones before; bad parameters do not count. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const house = context.get(services);
  const { listings, total } = await house.searchListings(readSearch(url.searchParams).request);
  return Response.json({ listings, total } satisfies MoreHomes);
}

import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readIds } from "./ids-query.ts";
import { listLimits } from "./saved-homes.ts";

export interface RequestedHomes {
  homes: ListingSummary[];
  /** Ids that are no longer listed, or never were. */
  unavailableIds: string[];
  /** Number of ids beyond the maximum of a list. */
  omittedCount: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** True if the request failed; the rest is then empty. */
  hasFailed: boolean;
}

export const noRequestedHomes: RequestedHomes = {
  homes: [],
  unavailableIds: [],
  omittedCount: 0,
  today: "",
  hasFailed: false,
};

export async function findRequestedHomes(
  query: URLSearchParams,
  today: string,
  find: (ids: readonly string[]) => Promise<ListingSummary[]>,
): Promise<RequestedHomes> {
  const requestedIds = readIds(query);
  const ids = requestedIds.slice(0, listLimits.shortlist);
  const homes = ids.length === 0 ? [] : await find(ids);
  const found = new Set(homes.map(({ id }) => id));
  return {
    homes,
    unavailableIds: ids.filter((id) => !found.has(id)),
    omittedCount: requestedIds.length - ids.length,
    today,
    hasFailed: false,
  };
}

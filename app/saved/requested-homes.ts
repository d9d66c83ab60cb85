import type { ListingSummary } from "../../domain/listings/listing.ts";
import { readIds } from "./ids-query.ts";
import { listLimits } from "./saved-homes.ts";

/** The homes that an address names. */
export interface RequestedHomes {
  homes: ListingSummary[];
  /** What was named and is no home on the market, or never was one. */
  unavailableIds: string[];
  /** How many were named beyond the most that a list holds. */
  omittedCount: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** True where the site could not be asked; the rest is then empty. */
  hasFailed: boolean;
}

export const noRequestedHomes: RequestedHomes = {
  homes: [],
  unavailableIds: [],
  omittedCount: 0,
  today: "",
  hasFailed: false,
};

/** @param find gives those of the ids that may be shown */
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

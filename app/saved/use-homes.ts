import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { formatIdsQuery } from "./ids-query.ts";
import type { RequestedHomes } from "./requested-homes.ts";

export interface FetchedHomes {
  homes: ListingSummary[];
  /** Ids of homes that are no longer listed. */
  unavailableIds: string[];
  /** London date, `YYYY-MM-DD`; empty before the first home. */
  today: string;
  state: "loading" | "failed" | "ready";
  retry: () => void;
}

export function useHomes(ids: readonly string[]): FetchedHomes {
  const fetcher = useFetcher<RequestedHomes>();
  const { data, load } = fetcher;
  const path = href("/shortlist") + formatIdsQuery(ids);
  const known = new Map(data?.homes.map((home) => [home.id, home]));
  const unavailableIds = data?.unavailableIds ?? [];
  const isComplete = ids.every((id) => known.has(id) || unavailableIds.includes(id));
  useEffect(() => {
    if (!isComplete) void load(path);
  }, [isComplete, load, path]);
  const hasFailed = data?.hasFailed === true && fetcher.state === "idle";
  return {
    homes: ids.flatMap((id) => known.get(id) ?? []),
    unavailableIds: ids.filter((id) => unavailableIds.includes(id)),
    today: data?.today ?? "",
    state: isComplete ? "ready" : hasFailed ? "failed" : "loading",
    retry: () => void load(path),
  };
}

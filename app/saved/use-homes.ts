import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { idsQuery } from "./ids-query.ts";
import type { ListedHomes } from "./listed-homes.ts";

export interface FetchedHomes {
  /** Those that have come so far, in the order asked for. */
  homes: ListingSummary[];
  /** Ids of homes that are not on the market any more. */
  gone: string[];
  /** London's date, `YYYY-MM-DD`; empty until the first home has come. */
  today: string;
  state: "loading" | "failed" | "ready";
  retry: () => void;
}

/** Fetches homes whose ids only the browser knows, through the page that shows a list by ids. */
export function useHomes(ids: readonly string[]): FetchedHomes {
  const fetcher = useFetcher<ListedHomes>();
  const { data, load } = fetcher;
  const path = href("/shortlist") + idsQuery(ids);
  const known = new Map(data?.homes.map((home) => [home.id, home]));
  const gone = data?.gone ?? [];
  const complete = ids.every((id) => known.has(id) || gone.includes(id));
  useEffect(() => {
    if (!complete) void load(path);
  }, [complete, load, path]);
  const failed = data?.failed === true && fetcher.state === "idle";
  return {
    homes: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => gone.includes(id)),
    today: data?.today ?? "",
    state: complete ? "ready" : failed ? "failed" : "loading",
    retry: () => void load(path),
  };
}

import { toNews } from "../../domain/alerts/alert-news.ts";
import { readSearch } from "../../domain/search/search.ts";
import type { Searchable } from "../../domain/search/search-conditions.ts";
import { matches } from "../../domain/search/search-match.ts";
import type { ListingEventRow } from "./alert-events.ts";
import type { DueAlert } from "./alerts.ts";
import { findArea } from "../places/areas.ts";
import type { HomeNews } from "./mails/alert-mail.tsx";

/**
 * Returns a predicate for the homes of an alert's search. An area that no longer exists must match
 * no homes rather than all of them.
 */
export function createAlertMatcher({ search }: Pick<DueAlert, "search">, today: string) {
  const { filter } = readSearch(new URLSearchParams(search)).request;
  const area = filter.area === null ? null : findArea(filter.area);
  if (filter.area !== null && area === null) return () => false;
  return (home: Searchable) => matches(filter, home, today, area);
}

/** Merges events by home, latest change first. */
export function groupEventsByHome(events: readonly ListingEventRow[]): HomeNews[] {
  const ofEach = Map.groupBy(events.toReversed(), ({ home }) => home.id);
  return [...ofEach.values()].flatMap((latestFirst) => {
    const home = latestFirst[0]?.home;
    const news = home && toNews(latestFirst.toReversed(), home.rentPcm);
    return news ? [{ home, news }] : [];
  });
}

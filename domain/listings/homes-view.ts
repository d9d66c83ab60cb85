import { type ListingState, preparedStates } from "./listing-state.ts";

/** Tabs of the table of homes, in order. */
export const homesTabs = [
  { id: "all", name: "All" },
  { id: "live", name: "Live" },
  { id: "draft", name: "Draft or ready" },
  { id: "blocked", name: "Can’t be published" },
  { id: "agreed", name: "Let agreed" },
  { id: "let", name: "Let" },
  { id: "withdrawn", name: "Withdrawn" },
] as const;
export type HomesTab = (typeof homesTabs)[number]["id"];

export const tabStates: Record<Exclude<HomesTab, "all" | "blocked">, readonly ListingState[]> = {
  live: ["available", "under-offer"],
  draft: preparedStates,
  agreed: ["let-agreed"],
  let: ["let"],
  withdrawn: ["withdrawn"],
};

export const homesFilters = [
  { id: "mine", name: "Mine and unassigned" },
  { id: "own", name: "Added in the office" },
  { id: "fed", name: "From the feed" },
  { id: "old", name: "Over 30 days" },
  { id: "quiet", name: "No viewings in 7 days" },
] as const;
export type HomesFilter = (typeof homesFilters)[number]["id"];

export interface HomesView {
  tab: HomesTab;
  filters: readonly HomesFilter[];
  find: string;
  /** As it was asked for: which there are, the query knows. */
  sort: string;
  descending: boolean;
  /** From 1. */
  page: number;
}

/** What is not known of a query is left out of it. */
export function readHomesView(query: URLSearchParams): HomesView {
  const tab = homesTabs.find(({ id }) => id === query.get("tab"))?.id ?? "all";
  const given = query.getAll("only");
  const page = Number(query.get("page") ?? 1);
  return {
    tab,
    filters: homesFilters.flatMap(({ id }) => (given.includes(id) ? [id] : [])),
    find: (query.get("find") ?? "").replaceAll("\0", "").slice(0, 100),
    sort: query.get("sort") ?? "days",
    descending: query.get("order") !== "up",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The query string of a view, beginning with `?`, or empty. */
export function formatHomesQuery(view: HomesView): string {
  const query = writeHomesView(view);
  return query.size === 0 ? "" : `?${query}`;
}

/** Whether it shows other homes, or in another order, than its tab does by itself. */
export function hasOwnFilters({ filters, find, sort, descending }: HomesView): boolean {
  return filters.length > 0 || find !== "" || sort !== "days" || !descending;
}

/** The query of a view, without what is so by itself. */
export function writeHomesView(view: HomesView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.tab !== "all") query.set("tab", view.tab);
  for (const filter of view.filters) query.append("only", filter);
  if (view.find !== "") query.set("find", view.find);
  if (view.sort !== "days") query.set("sort", view.sort);
  if (!view.descending) query.set("order", "up");
  if (view.page > 1) query.set("page", String(view.page));
  return query;
}

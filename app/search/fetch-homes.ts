import { href } from "react-router";
import { alertSearch } from "../../domain/alert-search.ts";
import { maxListings, type SearchFilter } from "../../domain/search.ts";
import type { MoreHomes } from "./more-homes.ts";

/** The most homes that a map shows, and that one call brings. */
export const mostPins = maxListings;

/**
 * A part of the list, in its order.
 * @throws where the site does not answer
 */
export async function fetchHomes(
  filter: SearchFilter,
  offset: number,
  limit: number,
): Promise<MoreHomes> {
  const query = new URLSearchParams(alertSearch(filter));
  query.set("sort", filter.sort);
  query.set("offset", String(offset));
  query.set("limit", String(Math.min(limit, maxListings)));
  const answer = await fetch(`${href("/properties/more")}?${query}`);
  if (!answer.ok) throw new Error(`The homes answered ${answer.status}.`);
  return answer.json();
}

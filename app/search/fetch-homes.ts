import { href } from "react-router";
import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import { maxListings, type SearchFilter } from "../../domain/search/search.ts";
import type { MapPins } from "../../domain/search/map-pins.ts";
import type { MoreHomes } from "./more-homes.ts";

/** Throws if the request fails. */
export async function fetchHomes(
  filter: SearchFilter,
  offset: number,
  limit: number,
): Promise<MoreHomes> {
  const query = buildQuery(filter);
  query.set("offset", String(offset));
  query.set("limit", String(Math.min(limit, maxListings)));
  return fetchJson(`${href("/properties/more")}?${query}`);
}

/** Fetches positions up to the longest list. Throws if the request fails. */
export async function fetchPins(filter: SearchFilter): Promise<MapPins> {
  return fetchJson(`${href("/properties/pins")}?${buildQuery(filter)}`);
}

function buildQuery(filter: SearchFilter): URLSearchParams {
  const query = new URLSearchParams(buildAlertQuery(filter));
  query.set("sort", filter.sort);
  return query;
}

async function fetchJson<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The homes answered ${response.status}.`);
  return response.json();
}

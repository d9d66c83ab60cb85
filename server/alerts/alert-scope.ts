import { alertSearch } from "../../domain/alerts/alert-search.ts";
import { placeLabel } from "../../domain/places/place.ts";
import { emptyFilter, type SearchFilter } from "../../domain/search/search.ts";
import { findArea } from "../places/areas.ts";
import type { AppContext } from "../app-context.ts";
import { findListing } from "../listings/listings.ts";
import { resolvePlace } from "../search/resolve-place.ts";

/** A search as an alert keeps it, and the name of its place, null without one. */
export interface AlertScope {
  filter: SearchFilter;
  place: string | null;
}

/**
 * Puts what a text and an area mean in their place, as the search page does: a text that names a
 * place becomes that place; beside a point or a section of the map it only says what that is
 * called; else homes mention it.
 * An alert for one home is about that home alone, whatever else was asked.
 * @returns null for an area or a home that is not known
 */
export async function resolveAlertScope(
  filter: SearchFilter,
  app: Pick<AppContext, "database" | "places">,
): Promise<AlertScope | null> {
  if (filter.home !== null) {
    const home = await findListing(app, filter.home);
    const alone = { ...emptyFilter, home: filter.home };
    return home && { filter: alone, place: `${home.name}, ${home.area}` };
  }
  const { text, area, centre, box } = filter;
  const meant = text === null || area !== null ? null : await resolvePlace(app.places, text);
  const there = meant && { ...filter, ...meant.within, text: null };
  const name = meant && placeLabel(meant.place);
  if (area === null && (centre !== null || box !== null)) {
    const here = { ...filter, text: null };
    return { filter: here, place: there && alertSearch(there) === alertSearch(here) ? name : null };
  }
  if (there && !meant.guessed) return { filter: there, place: name };
  if (area === null) return { filter, place: null };
  const found = findArea(area);
  return found && { filter: { ...filter, area: found.slug }, place: centre ? null : found.name };
}

import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import { formatPlaceLabel } from "../../domain/places/place.ts";
import { emptyFilter, type SearchFilter } from "../../domain/search/search.ts";
import { findArea } from "../places/areas.ts";
import type { AppContext } from "../app-context.ts";
import { findPublicListing } from "../listings/listings.ts";
import { resolvePlace } from "../search/resolve-place.ts";

export interface AlertScope {
  filter: SearchFilter;
  place: string | null;
}

/**
 * Resolves text and area as the search page does: text that names a place becomes that place,
 * beside a point or map section it is only a label, and otherwise homes must mention it. An alert
 * for one home ignores all other criteria.
 * @returns null for an unknown area or home
 */
export async function resolveAlertScope(
  filter: SearchFilter,
  app: Pick<AppContext, "database" | "places">,
): Promise<AlertScope | null> {
  if (filter.home !== null) {
    const home = await findPublicListing(app.database.orm, filter.home);
    const alone = { ...emptyFilter, home: filter.home };
    return home && { filter: alone, place: `${home.name}, ${home.area}` };
  }
  const { text, area, centre, box } = filter;
  const meant = text === null || area !== null ? null : await resolvePlace(app.places, text);
  const placeFilter = meant && { ...filter, ...meant.within, text: null };
  const name = meant && formatPlaceLabel(meant.place);
  if (area === null && (centre !== null || box !== null)) {
    const textFilter = { ...filter, text: null };
    return {
      filter: textFilter,
      place:
        placeFilter && buildAlertQuery(placeFilter) === buildAlertQuery(textFilter) ? name : null,
    };
  }
  if (placeFilter && !meant.guessed) return { filter: placeFilter, place: name };
  if (area === null) return { filter, place: null };
  const found = findArea(area);
  return found && { filter: { ...filter, area: found.slug }, place: centre ? null : found.name };
}

import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { Icon } from "../ui/icon.tsx";
import { FilterArea } from "./filter-area.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterForm } from "./filter-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { type FullScreenMap, mapButtonId } from "./use-full-screen-map.ts";
import "./filter-bar.css";
import "./filter-fields.css";
import "../ui/styles/slider.css";

/**
 * Drop-down filters, or a field and a panel up to 760 px, with the active filters below. On small
 * screens it also opens the map.
 * @param place last search; empty for everywhere
 * @param city limits suggestions to this city
 */
export function FilterBar({
  found,
  place,
  city,
  map,
}: {
  found: FoundHomes;
  place: string;
  city: string | undefined;
  map: FullScreenMap;
}) {
  return (
    <>
      <search className="filterbar" aria-label="Filter homes">
        <div className="filterbar__content">
          <FilterArea place={place} city={city} />
          <FilterForm found={found} />
          <FilterPanel found={found} />
          {map.isAvailable && (
            <button
              type="button"
              id={mapButtonId}
              className="btn btn--secondary filterbar__map"
              onClick={map.open}
            >
              <Icon name="map-pin" />
              Map
            </button>
          )}
        </div>
      </search>
      <FilterChips filter={found.filter} />
    </>
  );
}

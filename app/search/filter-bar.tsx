import { useSearchParams } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { HiddenQueryFields } from "./hidden-query-fields.tsx";
import { FilterAvailabilityFields } from "./filter-availability-fields.tsx";
import { FilterArea } from "./filter-area.tsx";
import { FilterChips } from "./filter-chips.tsx";
import {
  FilterFeatureFields,
  FilterFurnishingFields,
  FilterTypeFields,
} from "./filter-choice-fields.tsx";
import {
  toParameters,
  buildChoiceSearch,
  type FilterChoice,
  emptyChoice,
} from "./filter-choice.ts";
import { type FilterDraft, useFilterDraft } from "./filter-draft.ts";
import {
  formatDateLabel,
  formatRoomsLabel,
  formatFeaturesLabel,
  formatPriceLabel,
} from "./filter-labels.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { closeDropdown, FilterDropdown } from "./filter-dropdown.tsx";
import { FilterPriceFields } from "./filter-price-fields.tsx";
import { FilterRoomFields } from "./filter-room-fields.tsx";
import { FilterCount } from "./filter-view.tsx";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { type FullScreenMap, mapButtonId } from "./use-full-screen-map.ts";
import "./filter-bar.css";
import "./filter-fields.css";

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
  const draft = useFilterDraft(found);
  return (
    <>
      <search className="filterbar" aria-label="Filter homes">
        <div className="filterbar__content">
          <FilterArea place={place} city={city} />
          <form
            className="filterbar__form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              draft.apply();
              event.currentTarget.querySelectorAll("details").forEach(closeDropdown);
            }}
          >
            <HiddenQueryFields except={Object.keys(toParameters(emptyChoice))} />
            <FilterDropdowns draft={draft} today={found.today} />
            <FilterCount draft={draft} />
          </form>
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

function FilterDropdowns({ draft, today }: { draft: FilterDraft; today: string }) {
  const [query] = useSearchParams();
  const { choice, searchedChoice, change } = draft;
  const fields = { choice, onChange: change };
  const describe = (label: string, value: string, cleared: Partial<FilterChoice>) => ({
    label,
    value,
    clear: buildChoiceSearch(query, { ...choice, ...cleared }),
    onClear: () => change(cleared),
    onClose: draft.discard,
    count: draft.count,
  });
  return (
    <>
      <FilterDropdown
        {...describe("Price", formatPriceLabel(searchedChoice), { rentMin: 0, rentMax: null })}
      >
        <FilterPriceFields {...fields} />
      </FilterDropdown>
      <FilterDropdown
        {...describe("Beds/Baths", formatRoomsLabel(searchedChoice), {
          bedsMin: 0,
          bedsMax: null,
          bathMin: null,
        })}
      >
        <FilterRoomFields {...fields} />
      </FilterDropdown>
      <FilterDropdown
        {...describe("Availability", formatDateLabel(searchedChoice.available), {
          available: null,
        })}
      >
        <FilterAvailabilityFields {...fields} today={today} />
      </FilterDropdown>
      <FilterDropdown
        {...describe("Property type", searchedChoice.propertyType ?? "Either", {
          propertyType: null,
        })}
      >
        <FilterTypeFields {...fields} />
      </FilterDropdown>
      <FilterDropdown
        {...describe("Furnishing", searchedChoice.furnishing ?? "Flexible", { furnishing: null })}
      >
        <FilterFurnishingFields {...fields} />
      </FilterDropdown>
      <FilterDropdown
        {...describe("Special features", formatFeaturesLabel(searchedChoice.features), {
          features: [],
        })}
      >
        <FilterFeatureFields {...fields} />
      </FilterDropdown>
    </>
  );
}

import { useSearchParams } from "react-router";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { FilterAvailabilityFields } from "./filter-availability-fields.tsx";
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
import { closeDropdown, FilterDropdown } from "./filter-dropdown.tsx";
import {
  formatDateLabel,
  formatRoomsLabel,
  formatFeaturesLabel,
  formatPriceLabel,
} from "./filter-labels.ts";
import { FilterPriceFields } from "./filter-price-fields.tsx";
import { FilterRoomFields } from "./filter-room-fields.tsx";
import { FilterCount } from "./filter-view.tsx";
import { HiddenQueryFields } from "./hidden-query-fields.tsx";

export function FilterForm({ found }: { found: FoundHomes }) {
  const draft = useFilterDraft(found);
  return (
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

import { Link, useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { getButtonClass } from "../../ui/button-look.ts";
import { FilterAvailabilityFields } from "./filter-availability-fields.tsx";
import {
  FilterFeatureFields,
  FilterFurnishingFields,
  FilterTypeFields,
} from "./filter-choice-fields.tsx";
import { buildChoiceSearch, type FilterChoice } from "./filter-choice.ts";
import type { FilterDraft } from "./filter-draft.ts";
import { formatViewLabel } from "./filter-labels.ts";
import { FilterPriceFields } from "./filter-price-fields.tsx";
import { FilterRoomFields } from "./filter-room-fields.tsx";

const fieldsOf = {
  price: FilterPriceFields,
  rooms: FilterRoomFields,
  availability: FilterAvailabilityFields,
  type: FilterTypeFields,
  furnishing: FilterFurnishingFields,
  features: FilterFeatureFields,
};

export interface FilterPopoverProps {
  name: keyof typeof fieldsOf;
  label: string;
  cleared: Partial<FilterChoice>;
  draft: FilterDraft;
  /** Null without JavaScript, where a choice can't be counted. */
  count: number | null;
  /** London date, `YYYY-MM-DD`. */
  today: string;
}

/** The content of one drop-down. Without JavaScript it clears by its link. */
export function FilterPopover({ name, label, cleared, draft, count, today }: FilterPopoverProps) {
  const [query] = useSearchParams();
  const { choice, change } = draft;
  const Fields = fieldsOf[name];
  return (
    <div className="popover">
      <Fields choice={choice} onChange={change} today={today} />
      <div className="popover__foot">
        <Link
          className={getButtonClass({ look: "link", size: "small" })}
          to={{ search: buildChoiceSearch(query, { ...choice, ...cleared }) }}
          onClick={(event) => {
            event.preventDefault();
            change(cleared);
          }}
        >
          Clear<span className="visually-hidden"> {label.toLowerCase()}</span>
        </Link>
        <Button type="submit">{formatViewLabel(count)}</Button>
      </div>
    </div>
  );
}

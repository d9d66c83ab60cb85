import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FilterAvailabilityFields } from "./filter-availability-fields.tsx";
import {
  FilterFeatureFields,
  FilterFurnishingFields,
  FilterTypeFields,
} from "./filter-choice-fields.tsx";
import { emptyChoice } from "./filter-choice.ts";
import { type FilterDraft, useFilterDraft } from "./filter-draft.ts";
import {
  formatDateLabel,
  formatRoomsLabel,
  formatFeaturesLabel,
  formatViewLabel,
} from "./filter-labels.ts";
import { formatHandlesLabel } from "./filter-price.ts";
import { type FilterFieldsProps, FilterPriceFields } from "./filter-price-fields.tsx";
import { raiseMaximum } from "./filter-room-fields.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { FilterCount } from "./filter-count-note.tsx";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";

/** Nothing takes effect before Apply. */
export function FilterPanelForm({
  found,
  onClose,
}: {
  found: FoundHomes;
  onClose: (hasChanged: boolean) => void;
}) {
  const draft = useFilterDraft(found, true);
  return (
    <form
      className="sheet__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onClose(draft.apply());
      }}
    >
      <div className="sheet__head">
        <h2 id="filters-title">Filters</h2>
        <Button look="quiet" size="small" onClick={() => onClose(false)}>
          Close
          <Icon name="x" />
        </Button>
      </div>
      <div className="sheet__body">
        <Sections draft={draft} today={found.today} />
      </div>
      <div className="sheet__footer">
        <Button look="secondary" onClick={() => draft.change(emptyChoice)}>
          Clear all
        </Button>
        <Button type="submit">Apply: {formatViewLabel(draft.count).replace("V", "v")}</Button>
        <FilterCount draft={draft} />
      </div>
    </form>
  );
}

function Sections({ draft, today }: { draft: FilterDraft; today: string }) {
  const { choice, searchedChoice, change } = draft;
  const fields = { choice, onChange: change };
  return (
    <>
      <Section title="Monthly rent" value={formatHandlesLabel(searchedChoice)} open>
        <FilterPriceFields {...fields} />
      </Section>
      <Section title="Bedrooms and bathrooms" value={formatRoomsLabel(searchedChoice)} open>
        <RoomSteppers {...fields} />
      </Section>
      <Section title="Furniture" value={searchedChoice.furnishing ?? "Flexible"} open>
        <FilterFurnishingFields {...fields} />
      </Section>
      <Section title="Property type" value={searchedChoice.propertyType ?? "Either"}>
        <FilterTypeFields {...fields} />
      </Section>
      <Section title="Availability" value={formatDateLabel(searchedChoice.available)}>
        <FilterAvailabilityFields {...fields} today={today} />
      </Section>
      <Section title="Special features" value={formatFeaturesLabel(searchedChoice.features)}>
        <FilterFeatureFields {...fields} />
      </Section>
    </>
  );
}

function Section({
  title,
  value,
  open = false,
  children,
}: {
  title: string;
  value: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="fold filter-section" open={open}>
      <summary>
        <span>
          {title}
          <small>{value}</small>
        </span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

function RoomSteppers({ choice, onChange }: FilterFieldsProps) {
  return (
    <div className="filter-steppers">
      <Stepper
        label="Bedrooms, at least"
        of="bedrooms"
        trail="+"
        value={choice.bedsMin}
        min={0}
        max={5}
        onStep={(beds) => onChange({ bedsMin: beds, bedsMax: raiseMaximum(beds, choice.bedsMax) })}
      />
      <Stepper
        label="Bathrooms, at least"
        of="bathrooms"
        trail="+"
        value={Math.max(1, choice.bathMin ?? 1)}
        min={1}
        max={4}
        onStep={(baths) => onChange({ bathMin: baths === 1 ? null : baths })}
      />
    </div>
  );
}

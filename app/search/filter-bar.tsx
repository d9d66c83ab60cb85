import { Form, useSearchParams } from "react-router";
import type { SearchFilter } from "../../domain/search.ts";
import { Icon } from "../ui/icon.tsx";
import { CarriedFields } from "./carried-fields.tsx";
import { BedsAndBathsFields, PriceFields } from "./filter-fields.tsx";
import { bedsAndBathsLabel, priceLabel } from "./filter-labels.ts";
import { closePop, FilterPop } from "./filter-pop.tsx";
import { changedQuery } from "./search-query.ts";
import { useLiveForm } from "./use-live-form.ts";
import "./filter-bar.css";

const price = ["rentmin", "rentmax"];
const bedsAndBaths = ["bedsmin", "bedsmax", "bathmin"];

/** @param withText also searches for words: an area, a postcode, a station, a school */
export function FilterBar({
  filter,
  total,
  withText = false,
}: {
  filter: SearchFilter;
  total: number;
  withText?: boolean;
}) {
  const [query] = useSearchParams();
  const values = fieldValues(filter);
  const form = useLiveForm();
  const without = (names: string[]) =>
    changedQuery(query, Object.fromEntries([...names, "show"].map((name) => [name, null])));
  return (
    <search className="filterbar" aria-label="Filter homes">
      <Form
        {...form}
        noValidate
        onSubmit={(event) => {
          form.onSubmit(event);
          event.currentTarget.querySelectorAll("details").forEach(closePop);
        }}
      >
        <CarriedFields except={[...price, ...bedsAndBaths, ...(withText ? ["q"] : [])]} />
        <div className={withText ? "filterbar__in filterbar__in--text" : "filterbar__in"}>
          {withText && <TextField value={values["q"] ?? ""} />}
          <FilterPop label="Price" value={priceLabel(filter)} clear={without(price)} total={total}>
            <PriceFields values={values} />
          </FilterPop>
          <FilterPop
            label="Beds and baths"
            value={bedsAndBathsLabel(filter)}
            clear={without(bedsAndBaths)}
            total={total}
          >
            <BedsAndBathsFields values={values} />
          </FilterPop>
        </div>
      </Form>
    </search>
  );
}

function TextField({ value }: { value: string }) {
  return (
    <label className="filter filter--area">
      <span className="filter__l">
        Area<span className="vh">, postcode, station or school</span>
      </span>
      <input
        className="filter__in"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={value}
        placeholder="Enter area, postcode, station or school"
      />
      <Icon name="search" size="sm" />
    </label>
  );
}

function fieldValues(filter: SearchFilter): Record<string, string> {
  return {
    q: filter.text ?? "",
    rentmin: number(filter.rentMin || null),
    rentmax: number(filter.rentMax),
    bedsmin: number(filter.bedsMin || null),
    bedsmax: number(filter.bedsMax),
    bathmin: filter.bathMin !== null && filter.bathMin > 1 ? number(filter.bathMin) : "",
  };
}

function number(value: number | null): string {
  return value === null ? "" : String(value);
}

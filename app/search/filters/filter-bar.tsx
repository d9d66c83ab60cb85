import { type FormEvent, useEffect, useRef } from "react";
import { href, useNavigate, useSearchParams, Link } from "react-router";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import { Icon } from "../../ui/icon.tsx";
import { HiddenQueryFields } from "../hidden-query-fields.tsx";
import { PlaceField } from "../../places/place-field.tsx";
import { changeQuery } from "../search-query.ts";
import type { SearchFilter } from "../../../domain/search/search.ts";
import { getButtonClass } from "../../ui/button-look.ts";
import { buildChoiceSearch, buildClearedSearch } from "./filter-choice.ts";
import { listActiveFilters } from "./filter-labels.ts";
import "./filter-chips.css";
import { FilterForm } from "./filter-form.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { type FullScreenMap, mapButtonId } from "../map/use-full-screen-map.ts";
import "./filter-bar.css";
import "./filter-fields.css";
import "../../ui/styles/slider.css";

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

const placeParameters = ["home", "q", "area", "lat", "long", "bbox"];
const clearedParameters = Object.fromEntries(
  [...placeParameters, "show"].map((name) => [name, null]),
);

/** Keeps the filters. With `city`, only that city's places are suggested. */
function FilterArea({ place, city }: { place: string; city: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = place;
  }, [place]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get("q");
    const search = changeQuery(query, {
      ...clearedParameters,
      q: typeof q === "string" ? q.trim() : null,
    });
    void navigate({ pathname: href("/properties"), search, hash: "#results" });
  };
  return (
    <form
      className="filter filter--area"
      action={`${href("/properties")}#results`}
      ref={form}
      onSubmit={onSubmit}
    >
      <HiddenQueryFields except={placeParameters} />
      <PlaceField
        label={
          <>
            Area<span className="visually-hidden">, postcode, station or school</span>
          </>
        }
        labelClass="filter__label"
        className="filter__input"
        city={city}
        defaultValue={place}
      />
      <button type="submit" className="filter__submit" aria-label="Search">
        <Icon name="search" size="small" />
      </button>
    </form>
  );
}

/**
 * Active filters with remove buttons. Focus moves to the next chip, or to their container after the
 * last. A place search also focuses it.
 */
function FilterChips({ filter }: { filter: SearchFilter }) {
  const [query] = useSearchParams();
  const chips = useRef<HTMLDivElement>(null);
  const removedChip = useRef<{ index: number; of: SearchFilter }>(null);
  useEffect(() => {
    if (removedChip.current === null || removedChip.current.of === filter) return;
    const links = chips.current?.querySelectorAll<HTMLElement>(".chip") ?? [];
    const next = links[Math.min(removedChip.current.index, links.length - 1)] ?? chips.current;
    next?.focus({ preventScroll: true });
    removedChip.current = null;
  }, [filter]);
  const active = listActiveFilters(filter).map(({ label, without }) => ({
    label,
    search: buildChoiceSearch(query, without),
  }));
  return (
    <div id="results" className="active-filters" ref={chips} tabIndex={-1}>
      {active.length > 0 && (
        <ul className="active-filters__list" aria-label="Active filters">
          {active.map(({ label, search }, index) => (
            <li key={search}>
              <Link
                className="chip"
                to={{ search }}
                preventScrollReset
                onClick={() => (removedChip.current = { index, of: filter })}
              >
                <span className="visually-hidden">Remove filter: </span>
                {label}
                <Icon name="x" size="small" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={getButtonClass({ look: "link", size: "small" })}
              to={{ search: buildClearedSearch(query) }}
              preventScrollReset
              onClick={() => (removedChip.current = { index: 0, of: filter })}
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}

import { type FormEvent, useEffect, useRef } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { HiddenQueryFields } from "./hidden-query-fields.tsx";
import { PlaceField } from "../places/place-field.tsx";
import { changeQuery } from "./search-query.ts";

const placeParameters = ["home", "q", "area", "lat", "long", "bbox"];
const clearedParameters = Object.fromEntries(
  [...placeParameters, "show"].map((name) => [name, null]),
);

/** Keeps the filters. With `city`, only that city's places are suggested. */
export function FilterArea({ place, city }: { place: string; city: string | undefined }) {
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

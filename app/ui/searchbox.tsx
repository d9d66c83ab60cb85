import { useId } from "react";
import { Icon } from "./icon.tsx";

/**
 * Searches homes by words, also without JavaScript: a GET form to `action` with `q`.
 * @param defaultValue what was searched for last
 */
export function Searchbox({
  action = "/properties",
  defaultValue,
}: {
  action?: string;
  defaultValue?: string;
}) {
  const id = useId();
  return (
    <search>
      <form className="searchbox" action={action} method="get">
        <label className="vh" htmlFor={id}>
          Area, postcode, station or school
        </label>
        <Icon name="map-pin" />
        <input
          id={id}
          name="q"
          className="searchbox__in"
          placeholder="Enter area, postcode, station or school"
          autoComplete="off"
          maxLength={100}
          defaultValue={defaultValue}
        />
        <button type="submit" className="btn btn--primary" aria-label="Search">
          <Icon name="search" />
          <span className="hide-s">Search</span>
        </button>
      </form>
    </search>
  );
}

import { href, useNavigate } from "react-router";
import { PlaceField } from "./place-field.tsx";
import { Icon } from "../ui/icon.tsx";

/** Without JavaScript a GET form to `action` with the parameter `q`. */
export function Searchbox({
  action = href("/properties"),
  defaultValue,
}: {
  action?: string;
  defaultValue?: string;
}) {
  const navigate = useNavigate();
  return (
    <search>
      <form
        className="searchbox"
        action={`${action}#results`}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("q");
          const q = typeof text === "string" ? text.trim() : "";
          const search = q === "" ? "" : `?${new URLSearchParams({ q })}`;
          void navigate({ pathname: action, search, hash: "#results" });
        }}
      >
        <Icon name="map-pin" />
        <PlaceField
          label="Area, postcode, station or school"
          className="searchbox__content"
          defaultValue={defaultValue}
        />
        <button type="submit" className="btn btn--primary" aria-label="Search">
          <Icon name="search" />
          <span className="hide-on-phone">Search</span>
        </button>
      </form>
    </search>
  );
}

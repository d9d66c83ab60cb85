import { Form } from "react-router";
import type { SearchSort } from "../../domain/search.ts";
import { CarriedFields } from "./carried-fields.tsx";
import { useLiveForm } from "./use-live-form.ts";

/** The order of the list; newest first is not worth a parameter. */
export function SortForm({ sort }: { sort: SearchSort }) {
  const value = sort === "newest" ? "" : sort;
  const form = useLiveForm();
  return (
    <Form {...form} className="sort">
      <CarriedFields except={["sort"]} />
      <label>
        <span className="sort__l">Sort by</span>{" "}
        <select className="select select--bare" name="sort" defaultValue={value}>
          <option value="">Newest first</option>
          <option value="rent-asc">Lowest rent</option>
          <option value="rent-desc">Highest rent</option>
        </select>
      </label>
      <button type="submit" className="btn btn--secondary btn--sm no-script">
        Sort
      </button>
    </Form>
  );
}

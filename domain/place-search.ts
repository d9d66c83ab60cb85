import type { Place } from "./place.ts";
import type { SearchFilter } from "./search.ts";

/** What a typed text means as a search. */
export interface PlaceSearch {
  place: Place;
  /** What restricts the search. */
  within: Pick<SearchFilter, "area" | "centre" | "box">;
  /** Only the postcode's district is known, not its street. */
  approximate: boolean;
  /** Letters were forgiven, or a service found it: the text may mean something else. */
  guessed: boolean;
}

import type { Place } from "../places/place.ts";
import type { SearchFilter } from "./search.ts";

/** What a typed text means as a search. */
export interface PlaceSearch {
  place: Place;
  /** What restricts the search. */
  within: Pick<SearchFilter, "area" | "centre" | "box">;
  /** Only the postcode's district is known, not its street. */
  approximate: boolean;
  /** The only words of the text that were understood: `E8`; null for all of them. */
  part: string | null;
  /** Letters were forgiven, words left out, or a service found it: it may mean something else. */
  guessed: boolean;
}

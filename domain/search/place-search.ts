import type { Place } from "../places/place.ts";
import type { SearchFilter } from "./search.ts";

export interface PlaceSearch {
  place: Place;
  within: Pick<SearchFilter, "area" | "centre" | "box">;
  approximate: boolean;
  /** The part of the text that was understood: `E8`. Null if all of it was. */
  part: string | null;
  /** True if the match was fuzzy, partial or from a geocoder, so it may be wrong. */
  guessed: boolean;
}

import type { ListingSummary } from "../listings/listing.ts";
import type { SearchFilter } from "./search.ts";

/** What was made of the text in a search field. */
export interface RequestedPlace {
  /** As it was typed. */
  text: string;
  /**
   * `place`: homes there; `homes`: homes that mention it; `unknown`: nothing is called so, and the
   * list is as without it.
   */
  understood: "place" | "homes" | "unknown";
  /** To be searched around, for a heading: `Old Street station`; null unless it is a place. */
  place: string | null;
  /** Sentences for the reader. */
  lines: string[];
}

/** A list of homes as a search page shows it. */
export interface FoundHomes {
  filter: SearchFilter;
  listings: ListingSummary[];
  /** How many match, shown or not. */
  total: number;
  /** How many homes 'Load more' adds. */
  step: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** Where a rent limit left nothing: the lowest rent above it, whole pounds a month. */
  nextRent: number | null;
  /** What was made of the text that was searched for; null without one. */
  asked: RequestedPlace | null;
}

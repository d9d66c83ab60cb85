import type { ListingSummary } from "../listings/listing.ts";
import type { SearchFilter } from "./search.ts";

export interface RequestedPlace {
  text: string;
  /** `homes`: homes that mention the text. `unknown`: no match, so the text is ignored. */
  understood: "place" | "homes" | "unknown";
  place: string | null;
  lines: string[];
}

export interface FoundHomes {
  filter: SearchFilter;
  listings: ListingSummary[];
  /** All matches, shown or not. */
  total: number;
  /** Number of homes 'Load more' adds. */
  step: number;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  /** If a rent limit left no results, the lowest rent above it, whole pounds a month. */
  nextRent: number | null;
  requestedPlace: RequestedPlace | null;
}

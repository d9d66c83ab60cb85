import type { Place } from "../../domain/places/place.ts";
import type { FoundPlace } from "./place-index.ts";

export interface Candidate {
  place: Place;
  fit: FoundPlace["fit"];
  share: number;
  approximate: boolean;
  /** The words of the text that name it, null for all of them. */
  part: string | null;
}

export interface Candidates {
  found: Candidate[];
  /** A service did not answer, so a later result may be better. */
  partial: boolean;
}

export function toCandidate({ place, fit, share }: FoundPlace): Candidate {
  return { place, fit, share, approximate: false, part: null };
}

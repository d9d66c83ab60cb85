import type { Place } from "../../domain/places/place.ts";
import type { FoundPlace } from "./place-index.ts";

/** A place, and how sure the text means it. */
export interface Candidate {
  place: Place;
  fit: FoundPlace["fit"];
  share: number;
  /** A postcode whose street we don't know, only its district. */
  approximate: boolean;
  /** The only words of the text that name it; null for all of them. */
  part: string | null;
}

export interface Candidates {
  found: Candidate[];
  /** A service that should have been asked did not answer: the next answer may be better. */
  partial: boolean;
}

export function candidate({ place, fit, share }: FoundPlace): Candidate {
  return { place, fit, share, approximate: false, part: null };
}

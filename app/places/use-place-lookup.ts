import { useEffect, useRef, useState } from "react";
import type { Place } from "../../domain/places/place.ts";
import { lookUpPlaces, type PlaceLookupOptions } from "./look-up-places.ts";

/** Milliseconds without a key before the server is asked. */
const debounceMs = 150;

export interface PlaceLookup {
  /** Null until the first answer, and after `stop`. */
  places: Place[] | null;
  /** After a pause; an answer to an earlier text is no longer waited for. */
  lookUp: (text: string) => void;
  /** Nothing is waited for and nothing suggested. */
  cancel: () => void;
}

/** Looks places up while somebody types. */
export function usePlaceLookup(options: PlaceLookupOptions): PlaceLookup {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const lookUp = (text: string) => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const runLookup = async () => {
      const found = await lookUpPlaces(text, options, signal);
      if (!signal.aborted) setPlaces(text === "" ? null : found);
    };
    const timer = setTimeout(() => void runLookup(), debounceMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const cancel = () => {
    pending.current?.abort();
    setPlaces(null);
  };
  return { places, lookUp, cancel };
}

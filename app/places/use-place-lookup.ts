import { useEffect, useRef, useState } from "react";
import type { Place } from "../../domain/places/place.ts";
import { lookUpPlaces, type PlaceLookupOptions } from "./look-up-places.ts";

/** Debounce in milliseconds. */
const debounceMs = 150;

export interface PlaceLookup {
  /** Null before the first response and after `stop`. */
  places: Place[] | null;
  /** Debounced; stale responses are dropped. */
  lookUp: (text: string) => void;
  cancel: () => void;
}

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

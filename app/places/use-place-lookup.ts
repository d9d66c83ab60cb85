import { useEffect, useRef, useState } from "react";
import type { Place } from "../../domain/places/place.ts";
import { lookUpPlaces, type PlaceWish } from "./look-up-places.ts";

/** Milliseconds without a key before the server is asked. */
const typingPause = 150;

export interface PlaceLookup {
  /** Null until the first answer, and after `stop`. */
  places: Place[] | null;
  /** After a pause; an answer to an earlier text is no longer waited for. */
  ask: (text: string) => void;
  /** Nothing is waited for and nothing suggested. */
  stop: () => void;
}

/** Looks places up while somebody types. */
export function usePlaceLookup(wish: PlaceWish): PlaceLookup {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  const ask = (text: string) => {
    waiting.current?.abort();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const look = async () => {
      const found = await lookUpPlaces(text, wish, signal);
      if (!signal.aborted) setPlaces(text === "" ? null : found);
    };
    const timer = setTimeout(() => void look(), typingPause);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  const stop = () => {
    waiting.current?.abort();
    setPlaces(null);
  };
  return { places, ask, stop };
}

import { useEffect, useState } from "react";
import { type Location, useNavigation } from "react-router";

/** Milliseconds. What comes sooner would only flicker. */
const lateMs = 300;

/**
 * Where a link leads whose page has not come for so long that it has to be said. Null for a form:
 * its button says it.
 */
export function useLateLocation(): Location | null {
  const { state, location, formMethod } = useNavigation();
  const isLoading = state === "loading" && (formMethod ?? "GET") === "GET";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? (location ?? null) : null;
}

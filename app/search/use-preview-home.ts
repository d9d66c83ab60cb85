import { useEffect, useState } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";
import { fetchHomes } from "./fetch-homes.ts";
import type { ResultsMapProps } from "./results-map.tsx";

/**
 * Returns the chosen home's card, fetching it if the list doesn't have it; null while loading or
 * for none.
 */
export function usePreviewHome(
  { found, loaded }: Pick<ResultsMapProps, "found" | "loaded">,
  homes: readonly PinHome[],
  selectedId: string | null,
): ListingSummary | "failed" | null {
  const [fetched, setFetched] = useState<{ id: string; home: ListingSummary | undefined }>();
  const index = homes.findIndex(({ id }) => id === selectedId);
  const loadedHome = loaded.find(({ id }) => id === selectedId);
  const isMissing = index >= 0 && !loadedHome;
  useEffect(() => {
    if (selectedId === null || !isMissing) return undefined;
    let isCurrent = true;
    const storeHome = (home: ListingSummary | undefined) =>
      isCurrent && setFetched({ id: selectedId, home });
    fetchHomes(found.filter, index, 1).then(
      ({ listings }) => storeHome(listings.find(({ id }) => id === selectedId)),
      () => storeHome(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [found, selectedId, index, isMissing]);
  if (loadedHome || !isMissing) return loadedHome ?? null;
  return fetched?.id === selectedId ? (fetched.home ?? "failed") : null;
}

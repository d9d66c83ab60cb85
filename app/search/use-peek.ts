import { useEffect, useState } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import type { PinHome } from "../../domain/search/map-pins.ts";
import { fetchHomes } from "./fetch-homes.ts";
import type { ResultsMapProps } from "./results-map.tsx";

/**
 * The home that was chosen on the map, with all that its card shows: fetched where the list does
 * not know it yet.
 * @param homes of the map, in the order of the list
 * @returns null where none is chosen or it is on its way
 */
export function usePeek(
  { found, known }: Pick<ResultsMapProps, "found" | "known">,
  homes: readonly PinHome[],
  chosen: string | null,
): ListingSummary | "failed" | null {
  const [fetched, setFetched] = useState<{ id: string; home: ListingSummary | undefined }>();
  const place = homes.findIndex(({ id }) => id === chosen);
  const listed = known.find(({ id }) => id === chosen);
  const missing = place >= 0 && !listed;
  useEffect(() => {
    if (chosen === null || !missing) return undefined;
    let wanted = true;
    const keep = (home: ListingSummary | undefined) => wanted && setFetched({ id: chosen, home });
    fetchHomes(found.filter, place, 1).then(
      ({ listings }) => keep(listings.find(({ id }) => id === chosen)),
      () => keep(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [found, chosen, place, missing]);
  if (listed || !missing) return listed ?? null;
  return fetched?.id === chosen ? (fetched.home ?? "failed") : null;
}

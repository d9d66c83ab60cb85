import { useEffect, useState } from "react";
import { fetchPins } from "./fetch-homes.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import type { MapPins } from "../../domain/search/map-pins.ts";
import type { ResultsMapProps } from "./results-map.tsx";

export function usePins({ found, loaded }: Pick<ResultsMapProps, "found" | "loaded">) {
  const [loadedPins, setLoadedPins] = useState<MapPins & { of: FoundHomes }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchPins(found.filter).then(
      (pins) => isCurrent && setLoadedPins({ ...pins, of: found }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [found]);
  const isReady = loadedPins?.of === found;
  const homes = isReady ? loadedPins.homes : loaded;
  return { homes, styleUrl: loadedPins?.mapStyleUrl, isReady: isReady, hasFailed: hasFailed };
}

import { useEffect, useState } from "react";
import { fetchPins } from "./fetch-homes.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import type { MapPins } from "../../domain/search/map-pins.ts";
import type { ResultsMapProps } from "./results-map.tsx";

/** The homes of a search on the map: those that the list knows until all have come. */
export function usePins({ found, known }: Pick<ResultsMapProps, "found" | "known">) {
  const [answer, setAnswer] = useState<MapPins & { of: FoundHomes }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    fetchPins(found.filter).then(
      (pins) => wanted && setAnswer({ ...pins, of: found }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [found]);
  const ready = answer?.of === found;
  const homes = ready ? answer.homes : known;
  return { homes, styleUrl: answer?.mapStyleUrl, ready, failed };
}

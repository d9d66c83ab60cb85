import { useEffect, useMemo, useRef, useState } from "react";
import { fetchHomes, mostPins } from "./fetch-homes.ts";
import type { FoundHomes } from "./find-homes.ts";
import type { ResultsMapProps } from "./results-map.tsx";

/**
 * The first hundred homes of a search: those that the list knows until all have come, and the list
 * then knows them too.
 */
export function usePins({ found, known, onKnown }: ResultsMapProps) {
  const [answer, setAnswer] = useState<{ of: FoundHomes; styleUrl: string | null }>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(onKnown);
  useEffect(() => {
    latest.current = onKnown;
  });
  useEffect(() => {
    let wanted = true;
    const bring = async () => {
      const { listings, mapStyleUrl } = await fetchHomes(found.filter, 0, mostPins);
      if (!wanted) return;
      latest.current(0, listings);
      setAnswer({ of: found, styleUrl: mapStyleUrl });
    };
    bring().catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [found]);
  const homes = useMemo(() => known.slice(0, mostPins), [known]);
  return { homes, styleUrl: answer?.styleUrl, ready: answer?.of === found, failed };
}

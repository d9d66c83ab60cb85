import { useRef, useState } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { type LoadedHomes, mergeHomes, getListSize } from "./loaded-homes.ts";
import { buildListUrl, maxShown } from "./search-query.ts";
import { retryImport } from "../ui/retry-import.ts";

const importFetching = retryImport(() => import("./fetch-homes.ts"));

/**
 * Accumulates a results page's homes without duplicates. The number shown is stored in the URL, so
 * that Back restores it.
 */
export function useLoadedHomes(found: FoundHomes) {
  const createInitialState = (): LoadedHomes<ListingSummary> & { of: FoundHomes } => ({
    of: found,
    loaded: found.listings,
    shown: found.listings.length,
  });
  const [homes, setHomes] = useState(createInitialState);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const running = useRef<FoundHomes>(null);
  if (homes.of !== found) {
    setHomes(createInitialState());
    setState("ready");
  }
  const { loaded, shown } = homes.of === found ? homes : createInitialState();
  const maxSize = Math.min(found.total, maxShown);

  const addHomes = (offset: number, listings: readonly ListingSummary[]) =>
    setHomes((now) => (now.of === found ? { ...now, ...mergeHomes(now, offset, listings) } : now));
  const showUpTo = async (size: number) => {
    const target = Math.min(size, maxSize);
    if (running.current === found || target <= shown) return;
    running.current = found;
    const { pathname, search } = window.location;
    setState("busy");
    try {
      for (let nextOffset = loaded.length; nextOffset < target;) {
        const { fetchHomes } = await importFetching();
        const { listings } = await fetchHomes(found.filter, nextOffset, target - nextOffset);
        addHomes(nextOffset, listings);
        if (listings.length === 0) break;
        nextOffset += listings.length;
      }
      setHomes((now) => (now.of === found ? { ...now, shown: target } : now));
      const url = buildListUrl({ pathname, search }, window.location, target);
      // Bypasses the router, which would reload the whole list.
      if (url !== null) window.history.replaceState(window.history.state, "", url);
      setState("ready");
    } catch {
      setState("failed");
    } finally {
      if (running.current === found) running.current = null;
    }
  };
  return {
    listings: loaded.slice(0, shown),
    loaded,
    hasMore: shown < maxSize,
    state,
    showMore: () => showUpTo(shown + found.step),
    show: (index: number) => showUpTo(getListSize(index, shown, found.step)),
  };
}

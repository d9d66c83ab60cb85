import { useRef, useState } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { type KnownHomes, learned, sizeFor } from "./known-homes.ts";
import { changedQuery, mostShown } from "./search-query.ts";

/**
 * The homes of a results page: those that came with it, and those that are fetched when more are
 * shown, each once. How many are shown goes into the address, so that coming back shows as many.
 */
export function useKnownHomes(found: FoundHomes) {
  const fresh = (): KnownHomes<ListingSummary> & { of: FoundHomes } => ({
    of: found,
    known: found.listings,
    shown: found.listings.length,
  });
  const [homes, setHomes] = useState(fresh);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const running = useRef<FoundHomes>(null);
  if (homes.of !== found) {
    setHomes(fresh());
    setState("ready");
  }
  const { known, shown } = homes.of === found ? homes : fresh();
  const most = Math.min(found.total, mostShown);

  const learn = (offset: number, listings: readonly ListingSummary[]) =>
    setHomes((now) => (now.of === found ? { ...now, ...learned(now, offset, listings) } : now));
  const showUpTo = async (size: number) => {
    const target = Math.min(size, most);
    if (running.current === found || target <= shown) return;
    running.current = found;
    setState("busy");
    try {
      for (let at = known.length; at < target;) {
        const { fetchHomes } = await import("./fetch-homes.ts");
        const { listings } = await fetchHomes(found.filter, at, target - at);
        learn(at, listings);
        if (listings.length === 0) break;
        at += listings.length;
      }
      setHomes((now) => (now.of === found ? { ...now, shown: target } : now));
      keepSize(target);
      setState("ready");
    } catch {
      setState("failed");
    } finally {
      running.current = null;
    }
  };
  return {
    listings: known.slice(0, shown),
    known,
    more: shown < most,
    state,
    showMore: () => showUpTo(shown + found.step),
    show: (place: number) => showUpTo(sizeFor(place, shown, found.step)),
  };
}

/** Beside the router, which would load the whole list again. */
function keepSize(size: number): void {
  const { pathname, search, hash } = window.location;
  const query = changedQuery(new URLSearchParams(search), { show: String(size) });
  window.history.replaceState(window.history.state, "", pathname + query + hash);
}

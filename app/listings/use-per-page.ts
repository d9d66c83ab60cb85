import { useSyncExternalStore } from "react";
import { tabletQuery, wideQuery } from "../ui/breakpoints.ts";

export function usePerPage(): number {
  return useSyncExternalStore(subscribe, getPerPage, () => 1);
}

function getPerPage(): number {
  if (matchMedia(wideQuery).matches) return 3;
  return matchMedia(tabletQuery).matches ? 2 : 1;
}

function subscribe(notify: () => void): () => void {
  const listening = new AbortController();
  for (const query of [wideQuery, tabletQuery]) {
    matchMedia(query).addEventListener("change", notify, { signal: listening.signal });
  }
  return () => listening.abort();
}

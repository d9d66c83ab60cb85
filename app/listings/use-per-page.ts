import { useSyncExternalStore } from "react";

const wideQuery = "(min-width: 70rem)";
const mediumQuery = "(min-width: 47.5rem)";

export function usePerPage(): number {
  return useSyncExternalStore(subscribe, getPerPage, () => 1);
}

function getPerPage(): number {
  if (matchMedia(wideQuery).matches) return 3;
  return matchMedia(mediumQuery).matches ? 2 : 1;
}

function subscribe(notify: () => void): () => void {
  const listening = new AbortController();
  for (const query of [wideQuery, mediumQuery]) {
    matchMedia(query).addEventListener("change", notify, { signal: listening.signal });
  }
  return () => listening.abort();
}

import { useSyncExternalStore } from "react";

const wide = "(min-width: 70rem)";
const middling = "(min-width: 47.5rem)";

/** How many homes a slide holds: one on a phone, and until the script runs. */
export function usePerPage(): number {
  return useSyncExternalStore(listen, perPage, () => 1);
}

function perPage(): number {
  if (matchMedia(wide).matches) return 3;
  return matchMedia(middling).matches ? 2 : 1;
}

function listen(tell: () => void): () => void {
  const listening = new AbortController();
  for (const query of [wide, middling]) {
    matchMedia(query).addEventListener("change", tell, { signal: listening.signal });
  }
  return () => listening.abort();
}

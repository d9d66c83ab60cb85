import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isHydrated = false;

/**
 * False on the server and in the first render of its page, then true: for what only a browser knows.
 * What it changes is drawn in a task of its own, after the one that brings the page to life.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isHydrated,
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  if (!isHydrated && listeners.size === 0) setTimeout(markHydrated);
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function markHydrated(): void {
  isHydrated = true;
  for (const tell of listeners) tell();
}

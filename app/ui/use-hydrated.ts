import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isHydrated = false;

/**
 * False on the server and during hydration, then true. The update runs in its own task after
 * hydration.
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

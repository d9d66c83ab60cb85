import { useSyncExternalStore } from "react";

const waiting = new Set<() => void>();
let awake = false;

/**
 * False on the server and in the first render of its page, then true: for what only a browser knows.
 * What it changes is drawn in a task of its own, after the one that brings the page to life.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    onWaking,
    () => awake,
    () => false,
  );
}

function onWaking(tell: () => void): () => void {
  if (!awake && waiting.size === 0) setTimeout(wake);
  waiting.add(tell);
  return () => waiting.delete(tell);
}

function wake(): void {
  awake = true;
  for (const tell of waiting) tell();
}

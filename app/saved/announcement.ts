import { useSyncExternalStore } from "react";

const displayMs = 8000;
const listeners = new Set<() => void>();
let current = "";
let clearTimer: ReturnType<typeof setTimeout> | undefined;

export function announce(message: string): void {
  clearTimeout(clearTimer);
  setAnnouncement(message);
  clearTimer = setTimeout(setAnnouncement, displayMs, "");
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => "",
  );
}

function setAnnouncement(sentence: string): void {
  current = sentence;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

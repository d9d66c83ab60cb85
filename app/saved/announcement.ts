import { useSyncExternalStore } from "react";

const displayMs = 8000;
const listeners = new Set<() => void>();
let current = "";
let clearTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence at the foot of the screen for a while, and has it read out. */
export function announce(message: string): void {
  clearTimeout(clearTimer);
  setAnnouncement(message);
  clearTimer = setTimeout(setAnnouncement, displayMs, "");
}

/** The sentence on show, or an empty text. */
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

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

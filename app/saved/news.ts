import { useSyncExternalStore } from "react";

const shownMs = 8000;
const listeners = new Set<() => void>();
let current = "";
let fading: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence at the foot of the screen for a while, and has it read out. */
export function say(sentence: string): void {
  clearTimeout(fading);
  show(sentence);
  fading = setTimeout(show, shownMs, "");
}

/** The sentence on show, or an empty text. */
export function useNews(): string {
  return useSyncExternalStore(
    listen,
    () => current,
    () => "",
  );
}

function show(sentence: string): void {
  current = sentence;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

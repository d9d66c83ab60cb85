import { useEffect } from "react";
import { isTyping, pressButton } from "./key-presses.ts";
import { areShortcutsOn } from "./shortcuts.ts";

/** A letter presses the button that it stands on, unless somebody types. */
export function useLetterKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (isTyping(event.target)) return;
  if (areShortcutsOn() && pressButton(event.key)) event.preventDefault();
}

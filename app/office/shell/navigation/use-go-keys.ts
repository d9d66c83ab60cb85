import { useEffect } from "react";
import { isTyping } from "./key-presses.ts";
import { places } from "./places.ts";
import { areShortcutsOn } from "./shortcuts.ts";

/** Milliseconds in which the second letter counts as such. */
const pauseMs = 1500;

/** G and then a letter lead to a place that the rail shows, unless somebody types. */
export function useGoKeys(): void {
  useEffect(() => {
    let until = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (!areShortcutsOn()) return;
      const key =
        event.timeStamp < until ? places.find((place) => place.key === event.key)?.key : undefined;
      until = event.key === "g" ? event.timeStamp + pauseMs : 0;
      const link = key && document.querySelector<HTMLElement>(`.rail a[data-go="${key}"]`);
      if (!link) return;
      event.preventDefault();
      // The letter alone may press something of the page.
      event.stopPropagation();
      link.click();
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
}

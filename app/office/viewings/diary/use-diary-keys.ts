import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { KeysListed } from "../../shell/navigation/keys-dialog.tsx";
import { isTyping, pressButton } from "../../shell/navigation/key-presses.ts";
import { areShortcutsOn, subscribeToShortcuts } from "../../shell/navigation/shortcuts.ts";
import type { Direction, Moving } from "./use-moving.ts";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/**
 * Arrows walk through the days, M takes the appointment that has the focus and arrows then move it,
 * Enter books the chosen request, and every other letter presses the button that it stands on.
 */
export function useDiaryKeys({
  moving,
  mayBook,
}: {
  moving: Moving;
  mayBook: boolean;
}): KeysListed {
  const [isListed, setListed] = useState(false);
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    if (moving.state && !moving.state.isDropped) {
      if (moveBy(event.key, event.target, moving)) event.preventDefault();
      return;
    }
    if (event.key === "?") setListed(true);
    else if (event.key === "Enter") {
      if (!isFree(event.target) || !pressButton("Enter")) return;
    } else if (isScrolling(event) || !isOn) return;
    else if (event.key === "m") {
      if (!mayBook || !takeFocused(moving)) return;
    } else if (!pressButton(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return { isListed, setListed };
}

function moveBy(key: string, target: EventTarget | null, moving: Moving): boolean {
  const direction = directions[key];
  if (direction) moving.step(direction);
  else if (key === "Enter" && !isButton(target)) moving.drop();
  else if (key === "Escape") moving.end();
  else return false;
  return true;
}

function takeFocused(moving: Moving): boolean {
  const found = document.activeElement?.closest<HTMLElement>("[data-movable]");
  const id = found?.dataset["appointment"];
  if (id === undefined) return false;
  moving.start(id);
  return true;
}

/** Enter belongs to the link or button that has the focus, but for a request in the grid. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true;
  return target.matches(".event--ghost.is-on") || !target.closest("a, button, summary");
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button") !== null;
}

/** Up and down scroll what has the focus. */
function isScrolling({ key }: KeyboardEvent): boolean {
  return key === "ArrowUp" || key === "ArrowDown";
}

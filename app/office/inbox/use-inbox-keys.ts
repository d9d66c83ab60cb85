import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { KeysListed } from "../shell/navigation/keys-dialog.tsx";
import { isTyping, pressButton } from "../shell/navigation/key-presses.ts";
import { areShortcutsOn, subscribeToShortcuts } from "../shell/navigation/shortcuts.ts";

/**
 * J and K move, X picks, Shift X picks all up to here, and every other letter presses the button that
 * it stands on. Nothing while somebody types, and nothing with Ctrl, Alt or Meta, which belong to the
 * browser.
 */
export function useInboxKeys(): KeysListed {
  const [isListed, setListed] = useState(false);
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true);
  const press = useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target)) {
        if (event.key === "Escape" && event.target instanceof HTMLElement) event.target.blur();
        return;
      }
      if (event.key === "?") setListed(true);
      else if (!isOn) return;
      else if (event.key === "j" || event.key === "k") moveFocus(event.key === "j" ? 1 : -1);
      else if (event.key === "x") pickFocused();
      else if (event.key === "X") pickToFocused();
      else if (!pressButton(event.key)) return;
      event.preventDefault();
    },
    [isOn],
  );
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [press]);
  return { isListed, setListed };
}

function listRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-row]")];
}

/** The row that has the focus, or the one that is open. */
function findRow(rows: readonly HTMLElement[]): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  return focused >= 0 ? focused : rows.findIndex((row) => row.classList.contains("is-open"));
}

function moveFocus(step: 1 | -1): void {
  const rows = listRows();
  const from = findRow(rows);
  const to = from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + step));
  rows[to]?.querySelector("a")?.focus();
}

function pickFocused(): void {
  const rows = listRows();
  rows[findRow(rows)]?.querySelector<HTMLInputElement>("input[type='checkbox']")?.click();
}

/** From the nearest picked one above it, or from the first. */
function pickToFocused(): void {
  const rows = listRows();
  const boxes = rows.map((row) => row.querySelector<HTMLInputElement>("input[type='checkbox']"));
  const to = findRow(rows);
  const from = boxes.slice(0, Math.max(0, to)).findLastIndex((box) => box?.checked);
  for (const box of boxes.slice(Math.max(0, from), to + 1)) if (!box?.checked) box?.click();
}

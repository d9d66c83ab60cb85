import { useSyncExternalStore } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { areShortcutsOn, setShortcuts, subscribeToShortcuts } from "../shell/shortcuts.ts";
import type { InboxKeys } from "./use-inbox-keys.ts";

const keys: readonly [key: string, what: string][] = [
  ["J", "Next request"],
  ["K", "Request before"],
  ["Enter", "Open it"],
  ["X", "Pick it, for several at once"],
  ["Esc", "Back to the list, unpick"],
  ["R", "Write a reply"],
  ["T", "Put the next free viewing times into it"],
  ["A", "It is mine, or give those that are picked"],
  ["H", "Snooze it, or those that are picked"],
  ["E", "Close it or reopen it, or close those that are picked"],
  ["Z", "Undo, for ten seconds"],
  ["N", "Enter a call"],
  ["/", "Search"],
  ["Ctrl K", "Find a person or home, or do something"],
  ["?", "This list"],
];

export function KeysDialog({ isListed, setListed }: InboxKeys) {
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true);
  if (!isListed) return null;
  return (
    <Dialog title="Keys" onClose={() => setListed(false)}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => setShortcuts(target.checked)}
          />{" "}
          Single-letter shortcuts on this device
        </label>
      </p>
    </Dialog>
  );
}

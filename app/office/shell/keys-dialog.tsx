import { useSyncExternalStore } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { areShortcutsOn, setShortcuts, subscribeToShortcuts } from "./shortcuts.ts";

export interface KeysListed {
  /** The list of keys is shown. */
  isListed: boolean;
  setListed: (isListed: boolean) => void;
}

/** What each key does on a page, and whether single letters do it at all. */
export function KeysDialog({
  keys,
  isListed,
  setListed,
}: KeysListed & { keys: readonly (readonly [key: string, what: string])[] }) {
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

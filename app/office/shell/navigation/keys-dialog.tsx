import { useSyncExternalStore } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { places } from "./places.ts";
import { areShortcutsOn, setShortcuts, subscribeToShortcuts } from "./shortcuts.ts";

export interface KeysListed {
  /** The list of keys is shown. */
  isListed: boolean;
  setListed: (isListed: boolean) => void;
}

const everywhere = [
  ...places.flatMap(({ key, name }) =>
    key === undefined ? [] : [[`G ${key.toUpperCase()}`, `Go to ${name}`] as const],
  ),
  ["Ctrl K", "Search"],
  ["?", "Show keyboard shortcuts"],
] as const;

/** Lists the keyboard shortcuts of the page and of the whole office, with the switch for single letters. */
export function KeysDialog({
  keys,
  isListed,
  setListed,
}: KeysListed & { keys: readonly (readonly [key: string, what: string])[] }) {
  const isOn = useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true);
  if (!isListed) return null;
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => setListed(false)}>
      <dl className="keys">
        {[...keys, ...everywhere].map(([key, what]) => (
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
          Use single-letter shortcuts on this device
        </label>
      </p>
    </Dialog>
  );
}

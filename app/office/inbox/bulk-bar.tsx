import { snoozeChoices } from "../../../domain/conversations/conversation-change.ts";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** What can be done with the ones that are picked. Without script it is always there. */
export function BulkBar({
  picked,
  unpick,
  colleagues,
}: {
  picked: number;
  unpick: () => void;
  colleagues: readonly { id: string; name: string }[];
}) {
  const isHydrated = useHydrated();
  if (isHydrated && picked === 0) return null;
  return (
    <div className="bulk" role="group" aria-label="With those that are picked">
      <b>{isHydrated ? `${picked} picked` : "Those picked:"}</b>
      <span className="bulk__part">
        <select className="select" name="owner" aria-label="To whom">
          <option value="">Nobody</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" look="quiet" size="small" name="change" value="assign">
          Assign
        </Button>
      </span>
      <span className="bulk__part">
        <select className="select" name="until" aria-label="For how long">
          {Object.entries(snoozeChoices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Button type="submit" look="quiet" size="small" name="change" value="snooze">
          Snooze
        </Button>
      </span>
      <Button type="submit" look="quiet" size="small" name="change" value="close">
        Close
      </Button>
      {isHydrated && (
        <Button look="quiet" size="small" onClick={unpick} data-key="Escape">
          Unpick <kbd>Esc</kbd>
        </Button>
      )}
    </div>
  );
}

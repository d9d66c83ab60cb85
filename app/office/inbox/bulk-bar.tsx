import { Button } from "../../ui/button.tsx";
import { ColleagueSelect } from "./colleague-select.tsx";
import { SnoozeSelect } from "./snooze-select.tsx";
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
    <fieldset className="bulk">
      <legend className="visually-hidden">With those that are picked</legend>
      <b>{isHydrated ? `${picked} picked` : "Those picked:"}</b>
      <span className="bulk__part">
        <ColleagueSelect
          name="owner"
          label="To whom"
          none="Nobody"
          value=""
          colleagues={colleagues}
        />
        <Button type="submit" look="quiet" size="small" name="change" value="assign">
          Assign
        </Button>
      </span>
      <span className="bulk__part">
        <SnoozeSelect />
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
    </fieldset>
  );
}

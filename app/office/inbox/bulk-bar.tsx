import { href } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useRefusedFields } from "../shell/use-refused-fields.ts";
import { BulkMenu } from "./bulk-menu.tsx";
import type { ShownInbox } from "./shown.ts";
import { PickedTime } from "./snooze-select.tsx";

/**
 * What can be done with the ones that are picked. Their letters act on them before the conversation
 * that is open. Without script it is always there.
 */
export function BulkBar({
  picked,
  unpick,
  inbox: { colleagues, snoozes },
}: {
  picked: number;
  unpick: () => void;
  inbox: Pick<ShownInbox, "colleagues" | "snoozes">;
}) {
  const isHydrated = useHydrated();
  if (isHydrated && picked === 0) return null;
  return (
    <fieldset className="bulk" data-without-script={!isHydrated || undefined}>
      <legend className="visually-hidden">With those that are picked</legend>
      <b>{isHydrated ? `${picked} picked` : "Those picked:"}</b>
      <BulkMenu title="Assign" letter="A" heading="To whom">
        <button type="submit" name="change" value="take">
          Me
        </button>
        {colleagues.map(({ id, name }) => (
          <button key={id} type="submit" name="assign-to" value={id}>
            {name}
          </button>
        ))}
        <button type="submit" name="assign-to" value="">
          Nobody
        </button>
      </BulkMenu>
      <SnoozeMenu options={snoozes} />
      <Button
        type="submit"
        look="quiet"
        size="small"
        formAction={href("/office/inbox/replies")}
        formMethod="get"
      >
        Reply with a template
      </Button>
      <Button type="submit" look="quiet" size="small" name="change" value="close" data-key="e">
        Close <kbd>E</kbd>
      </Button>
      {isHydrated && (
        <Button look="quiet" size="small" onClick={unpick} data-key="Escape">
          Unpick <kbd>Esc</kbd>
        </Button>
      )}
    </fieldset>
  );
}

function SnoozeMenu({ options }: { options: ShownInbox["snoozes"] }) {
  const refused = useRefusedFields(["snooze"], { scope: "picked" });
  return (
    <BulkMenu
      title="Snooze"
      letter="H"
      heading="Back in the inbox"
      isAnswered={refused !== undefined}
    >
      {options.map(({ value, text, note }) => (
        <button key={value} type="submit" name="snooze-for" value={value}>
          {text} <small>{note}</small>
        </button>
      ))}
      <span className="bulk__time">
        <PickedTime typed={refused?.["at"]} />
        <button type="submit" name="snooze-for" value="picked">
          Pick a time
        </button>
      </span>
    </BulkMenu>
  );
}

import { href } from "react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { inboxForms } from "../../../../domain/conversations/inbox-forms.ts";
import { Button } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { FormButton, PlainFormButton, useMaySend } from "../../shell/form/form-button.tsx";
import { useRefusedFields } from "../../shell/form/use-refused-fields.ts";
import type { InboxPageView } from "../shown.ts";
import { PickedTime } from "../snooze-select.tsx";

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
  inbox: Pick<InboxPageView, "colleagues" | "snoozes">;
}) {
  const isHydrated = useHydrated();
  const mayTake = useMaySend(inboxForms.take);
  const mayAssign = useMaySend(inboxForms.assign);
  const maySnooze = useMaySend(inboxForms.snooze);
  if (isHydrated && picked === 0) return null;
  return (
    <fieldset className="bulk" data-without-script={!isHydrated || undefined}>
      <legend className="visually-hidden">Actions for selected conversations</legend>
      <b>{isHydrated ? `${picked} selected` : "Selected:"}</b>
      {(mayTake || mayAssign) && (
        <BulkMenu title="Assign" letter="A" heading="Assign to">
          <PlainFormButton form={inboxForms.take}>Assign to me</PlainFormButton>
          {mayAssign && <AssignButtons colleagues={colleagues} />}
        </BulkMenu>
      )}
      {maySnooze && <SnoozeMenu options={snoozes} />}
      <Button
        type="submit"
        look="quiet"
        size="small"
        formAction={href("/office/inbox/replies")}
        formMethod="get"
      >
        Reply with a template
      </Button>
      <FormButton form={inboxForms.close} look="quiet" data-key="e">
        Close <kbd>E</kbd>
      </FormButton>
      {isHydrated && (
        <Button look="quiet" size="small" onClick={unpick} data-key="Escape">
          Clear selection <kbd>Esc</kbd>
        </Button>
      )}
    </fieldset>
  );
}

function AssignButtons({ colleagues }: Pick<InboxPageView, "colleagues">) {
  return (
    <>
      {colleagues.map(({ id, name }) => (
        <button key={id} type="submit" name="assign-to" value={id}>
          <span className="visually-hidden">Assign to </span>
          {name}
        </button>
      ))}
      <button type="submit" name="assign-to" value="">
        Leave unassigned
      </button>
    </>
  );
}

function SnoozeMenu({ options }: { options: InboxPageView["snoozes"] }) {
  const refused = useRefusedFields([inboxForms.snooze.name], { scope: "picked" });
  return (
    <BulkMenu title="Snooze" letter="H" heading="Snooze until" isAnswered={refused !== undefined}>
      {options.map(({ value, text, note }) => (
        <button key={value} type="submit" name="snooze-for" value={value}>
          <span className="visually-hidden">Snooze until </span>
          {text} <small>{note}</small>
        </button>
      ))}
      <span className="bulk__time">
        <PickedTime typed={refused?.["at"]} />
        <button type="submit" name="snooze-for" value="picked">
          Snooze until this time
        </button>
      </span>
    </BulkMenu>
  );
}

/**
 * A menu of buttons that send the form. It opens without script too; with it the first one has the
 * focus, arrows move, and Esc closes.
 */
function BulkMenu({
  title,
  letter,
  heading,
  isAnswered = false,
  children,
}: {
  title: string;
  letter: string;
  heading: string;
  /** It was refused: what was typed is in it. */
  isAnswered?: boolean;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    const press = (event: KeyboardEvent) => details && pressInMenu(details, event);
    details?.addEventListener("keydown", press);
    return () => details?.removeEventListener("keydown", press);
  }, []);
  return (
    <details
      ref={menu}
      name="bulk"
      className="bulk__menu"
      open={isAnswered || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector("button")?.focus();
      }}
    >
      <summary className="btn btn--quiet btn--small" data-key={letter.toLowerCase()}>
        {title} <kbd>{letter}</kbd>
      </summary>
      <div className="bulk__choices">
        <p>{heading}</p>
        {children}
      </div>
    </details>
  );
}

function pressInMenu(details: HTMLDetailsElement, event: KeyboardEvent): void {
  if (!details.open) return;
  const buttons = [...details.querySelectorAll("button")];
  const from = buttons.findIndex((button) => button === document.activeElement);
  if (event.key === "Escape") {
    details.open = false;
    details.querySelector("summary")?.focus();
  } else if (event.key === "ArrowDown") buttons[(from + 1) % buttons.length]?.focus();
  else if (event.key === "ArrowUp") buttons.at(Math.max(from, 0) - 1)?.focus();
  else return;
  // The page's own keys, Esc above all, mean something else.
  event.preventDefault();
}

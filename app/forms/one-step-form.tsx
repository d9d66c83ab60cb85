import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { SendNotice } from "./send-notice.tsx";
import { SendTerms } from "./send-terms.tsx";
import { TrapField } from "./trap-field.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import type { useOneStepForm } from "./use-one-step-form.ts";
import { listed } from "../brand/listed.ts";

type State = Pick<
  ReturnType<typeof useOneStepForm>,
  "prepare" | "sending" | "setback" | "open" | "missing"
>;

/** A form on one screen: its fields, the button that waits for them, and what became of it. */
export function OneStepForm({
  state: { prepare, sending, setback, open, missing },
  sendLabel,
  labels,
  onSend,
  actions,
  children,
}: {
  state: State;
  sendLabel: string;
  /** Names of the fields, to say which ones the button waits for. */
  labels: Record<string, string>;
  onSend: () => void;
  /** More buttons beside the one that sends. */
  actions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}) {
  const form = useFirstFocus(prepare);
  const button = useFocusBack(sending);
  return (
    <form
      ref={form}
      className="wizard__body"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TrapField />
      {children}
      {setback && <SendNotice setback={setback} />}
      <div className="wizard__acts">
        <Button
          ref={button}
          type="submit"
          size="lg"
          busy={sending}
          disabled={sending || open.length > 0}
        >
          {setback?.kind === "failed-once" ? "Try again" : sendLabel}
        </Button>
        {actions}
      </div>
      {open.length > 0 && (
        <div className="small muted mt-5">
          <NamedFields what="Still to fill in" fields={missing} labels={labels} />
          <NamedFields
            what="To put right"
            fields={open.filter((field) => !missing.includes(field))}
            labels={labels}
          />
        </div>
      )}
      <SendTerms />
      <output className="vh" aria-live="polite">
        {sending ? "Sending" : ""}
      </output>
    </form>
  );
}

/** A button loses the focus when it is disabled: it gets it back when sending failed. */
function useFocusBack(sending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !sending && document.activeElement === document.body) {
      button.current?.focus();
    }
    sent.current = sending;
  }, [sending]);
  return button;
}

function NamedFields({
  what,
  fields,
  labels,
}: {
  what: string;
  fields: string[];
  labels: Record<string, string>;
}) {
  if (fields.length === 0) return null;
  return (
    <p>
      {what}: {listed(fields.map((field) => labels[field] ?? field))}.
    </p>
  );
}

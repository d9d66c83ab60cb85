import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/button.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { SubmissionErrorNotice } from "./submission-error-notice.tsx";
import { SubmissionTerms } from "./submission-terms.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import { useFirstFocus } from "./use-first-focus.ts";
import type { useOneStepForm } from "./use-one-step-form.ts";
import { formatList } from "../brand/format-list.ts";

interface State<Field extends string> extends Pick<
  ReturnType<typeof useOneStepForm>,
  "postedAnswers" | "prepare" | "sending" | "submissionError"
> {
  invalidFields: Field[];
  emptyFields: Field[];
}

export function OneStepForm<Field extends string>({
  state: { postedAnswers, prepare, sending, submissionError, invalidFields, emptyFields },
  sendLabel,
  labels,
  onSend,
  actions,
  children,
}: {
  state: State<Field>;
  sendLabel: string;
  /** The type asks for the label of every field of the form. */
  labels: Record<NoInfer<Field>, string>;
  onSend: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const form = useFirstFocus(prepare);
  const button = useRestoreFocus(sending);
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      className="wizard__body"
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSend();
      }}
    >
      <HoneypotField />
      <PostedAnswers value={postedAnswers}>{children}</PostedAnswers>
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <div className="wizard__actions">
        <Button
          ref={button}
          type="submit"
          size="large"
          busy={sending}
          disabled={hydrated && (sending || invalidFields.length > 0)}
        >
          {submissionError?.kind === "failed-once" ? "Try again" : sendLabel}
        </Button>
        {actions}
      </div>
      <IncompleteFields invalidFields={invalidFields} emptyFields={emptyFields} labels={labels} />
      <SubmissionTerms />
      <output className="visually-hidden" aria-live="polite">
        {sending ? "Sending" : ""}
      </output>
    </form>
  );
}

/** A disabled button loses focus, so focus is restored after a failed submission. */
function useRestoreFocus(sending: boolean) {
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

function IncompleteFields<Field extends string>({
  invalidFields,
  emptyFields,
  labels,
}: {
  invalidFields: Field[];
  emptyFields: Field[];
  labels: Record<Field, string>;
}) {
  if (invalidFields.length === 0) return null;
  return (
    <div className="small muted space-above">
      <FieldList what="Still to fill in" fields={emptyFields} labels={labels} />
      <FieldList
        what="To put right"
        fields={invalidFields.filter((field) => !emptyFields.includes(field))}
        labels={labels}
      />
    </div>
  );
}

function FieldList<Field extends string>({
  what,
  fields,
  labels,
}: {
  what: string;
  fields: Field[];
  labels: Record<Field, string>;
}) {
  if (fields.length === 0) return null;
  return (
    <p>
      {what}: {formatList(fields.map((field) => labels[field]))}.
    </p>
  );
}

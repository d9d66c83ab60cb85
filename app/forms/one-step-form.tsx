import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { formatList } from "../brand/format-list.ts";
import { Button } from "../ui/button.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { FormFrame } from "./form-frame.tsx";
import { SubmissionErrorNotice } from "./sending/submission-error-notice.tsx";
import { SubmissionTerms } from "./sending/submission-terms.tsx";
import { type FormStart, useFormStart } from "./use-form-start.ts";
import { type OneStepOptions, useOneStepForm } from "./use-one-step-form.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

interface Props<Answers extends Texts> extends OneStepOptions<Answers> {
  posted: PostedForm | undefined;
  /** What the fields hold at first. */
  initial?: Texts;
  className?: string;
  actionsClass?: string;
  block?: boolean;
  /** What stands in the button before its label. */
  icon?: ReactNode;
  /** Names the fields that are still empty. */
  missing?: string;
  renderActions?: (form: { clear: () => void; sending: boolean }) => ReactNode;
  children?: (form: UseFormReturn<Texts, unknown, Answers>) => ReactNode;
}

/** A form of one page, with its sending. */
export function OneStepForm<Answers extends Texts>(props: Props<Answers>) {
  const start = useFormStart(props.draftKey, props.posted, props.initial);
  return <StartedForm key={start.key} start={start} {...props} />;
}

function StartedForm<Answers extends Texts>(props: Props<Answers> & { start: FormStart }) {
  const { plan, start, renderActions, children } = props;
  const state = useOneStepForm(props, start);
  const { form, sending, submissionError, invalidFields, emptyFields, clear } = state;
  const button = useRestoreFocus(sending);
  const isWaiting = useHydrated() && (sending || invalidFields.length > 0);
  return (
    <FormFrame
      className={props.className ?? "wizard__body"}
      busyText={sending ? "Sending" : ""}
      onFirstFocus={state.prepare}
      onSubmit={() => void state.submit()}
    >
      <PostedAnswers value={start.draft?.answers ?? {}}>{children?.(form)}</PostedAnswers>
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <div className={props.actionsClass ?? "wizard__actions"}>
        <Button
          size="large"
          block={props.block}
          ref={button}
          type="submit"
          busy={sending}
          disabled={isWaiting}
          aria-describedby={invalidFields.length > 0 ? "lacking" : undefined}
        >
          {props.icon}
          {submissionError?.kind === "failed-once" ? "Try again" : plan.sendLabel}
        </Button>
        {renderActions?.({ clear, sending })}
      </div>
      {invalidFields.length > 0 && (
        <div className="small muted space-above" id="lacking">
          <FieldList
            what={props.missing ?? "Still to fill in"}
            fields={emptyFields}
            labels={plan.labels}
          />
          <FieldList
            what="To put right"
            fields={invalidFields.filter((field) => !emptyFields.includes(field))}
            labels={plan.labels}
          />
        </div>
      )}
      <SubmissionTerms />
    </FormFrame>
  );
}

function FieldList({
  what,
  fields,
  labels,
}: {
  what: string;
  fields: string[];
  labels: Readonly<Record<string, string>>;
}) {
  if (fields.length === 0) return null;
  return (
    <p>
      {what}: {formatList(fields.map((field) => labels[field] ?? field))}.
    </p>
  );
}

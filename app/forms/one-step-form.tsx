import { valibotResolver } from "@hookform/resolvers/valibot";
import * as v from "valibot";
import { type Texts, getFieldName } from "../../domain/shared/fields/form-steps.ts";
import type { ReactNode } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { PostedForm, FieldProblem } from "../../domain/shared/fields/posted-form.ts";
import { formatList } from "../brand/format-list.ts";
import { Button } from "../ui/button.tsx";
import { PostedAnswers } from "../ui/posted-answers.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { FormFrame } from "./form-frame.tsx";
import { SubmissionErrorNotice } from "./sending/submission-error-notice.tsx";
import { SubmissionTerms } from "./sending/submission-terms.tsx";
import { type FormStart, useFormStart } from "./use-form-start.ts";
import { writeDraft } from "./draft.ts";
import type { FormPlan } from "./form-plan.ts";
import { toFieldErrors } from "./field-errors.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import { useSubmission } from "./sending/use-submission.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";

interface OneStepOptions<Answers extends Texts> {
  plan: FormPlan<Answers>;
  /** Key of the draft in this tab, which is kept until sent or cleared; null for none. */
  draftKey: string | null;
  /** Page that replaces the form in the history on failure; otherwise `/sorry` is pushed. */
  failurePath?: string;
  /** Called before the first sending, for analytics. */
  track?: () => void;
  /** Called before each sending. */
  onSend?: () => void;
  onSent: (answers: Answers) => void;
}

/** A form of one page: errors show once a field was touched. */
function useOneStepForm<Answers extends Texts>(
  { plan, draftKey, failurePath, track, onSend, onSent }: OneStepOptions<Answers>,
  { draft, errors: postedErrors }: FormStart,
) {
  const { schema, call, buildBody } = plan;
  const fields = plan.steps.flatMap((step) => step.fields);
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    resolver: valibotResolver(schema),
    ...(draft && { defaultValues: draft.answers }),
    ...(postedErrors.length > 0 && { errors: toFieldErrors(postedErrors) }),
  });
  const { prepare, sending, submissionError, send } = useSubmission<Answers>(call, buildBody, {
    failurePath,
    track,
    draftKey,
  });
  const saveDraft = (answers: Texts | null) => {
    if (draftKey !== null) writeDraft(draftKey, answers && { answers, step: 0 });
  };
  useDraftAutosave(form, ({ answers }) => saveDraft(answers), 0);
  const watched = useWatch({ control: form.control });
  // Input typed before hydration is in the fields but triggered no change event.
  const typed = useHydrated() ? form.getValues() : watched;
  const { issues = [] } = v.safeParse(schema, typed);
  const invalidPaths = new Set(issues.map((issue) => v.getDotPath(issue)));
  const invalidFields = fields.filter((field) => invalidPaths.has(field));

  function clear(): void {
    form.reset(Object.fromEntries(fields.map((field) => [field, ""])));
    saveDraft(null);
  }

  function showProblems(errors: FieldProblem[]): FieldProblem[] {
    const placed = errors.filter(({ path }) => fields.includes(getFieldName(path)));
    for (const { path, message } of placed) {
      form.setError(getFieldName(path), { message }, { shouldFocus: path === placed[0]?.path });
    }
    return errors.filter((error) => !placed.includes(error));
  }

  return {
    form,
    prepare,
    sending,
    submissionError,
    invalidFields,
    emptyFields: invalidFields.filter((field) => !typed[field]?.trim()),
    clear,
    /** Sends the form if valid, and empties it then. */
    submit: async (): Promise<void> => {
      if (sending) return;
      const answers = v.safeParse(schema, form.getValues());
      if (!answers.success) return void (await form.trigger(undefined, { shouldFocus: true }));
      // Input typed before hydration triggered no change event, so it was not saved yet.
      saveDraft(form.getValues());
      onSend?.();
      if (!(await send(answers.output, showProblems))) return;
      clear();
      onSent(answers.output);
    },
  };
}

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
            what={props.missing ?? "Still to complete"}
            fields={emptyFields}
            labels={plan.labels}
          />
          <FieldList
            what="To correct"
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

import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { getFieldName, type Texts } from "../../domain/shared/fields/form-steps.ts";
import type { FieldProblem } from "../../domain/shared/fields/posted-form.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { writeDraft } from "./draft.ts";
import type { FormPlan } from "./form-plan.ts";
import { toFieldErrors } from "./field-errors.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import type { FormStart } from "./use-form-start.ts";
import { useSubmission } from "./sending/use-submission.ts";

export interface OneStepOptions<Answers extends Texts> {
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
export function useOneStepForm<Answers extends Texts>(
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

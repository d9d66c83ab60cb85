import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { type Draft, writeDraft } from "./draft.ts";
import { getFieldName } from "../../domain/shared/form-steps.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FieldProblem, PostedForm } from "../../domain/shared/posted-form.ts";
import { toFieldErrors } from "./field-errors.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import { useSubmission } from "./use-submission.ts";

type Texts = Record<string, string>;

export interface OneStepPlan<Answers extends Texts> {
  schema: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<Texts, Answers>;
  draft: Draft | null;
  posted?: PostedForm | undefined;
  /** Key in session storage. */
  draftKey: string;
  call: string;
  buildBody: (answers: Answers, token: string) => object;
  /** Page that replaces the form in the history on failure; otherwise `/sorry` is pushed. */
  failurePath?: string;
}

/** Errors show once a field was touched. The draft is kept until sent or cleared. */
export function useOneStepForm<Answers extends Texts>(plan: OneStepPlan<Answers>) {
  const { schema, draft, draftKey, call, buildBody, failurePath } = plan;
  const posted = plan.posted?.stage === "form" ? plan.posted : null;
  const start = posted ?? draft;
  const fields: (keyof Answers & string)[] = Object.keys(schema.entries);
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    resolver: valibotResolver(schema),
    ...(start && { defaultValues: start.answers }),
    ...(posted && { errors: toFieldErrors(posted.errors) }),
  });
  const { prepare, sending, submissionError, send } = useSubmission<Answers>(call, buildBody, {
    failurePath,
  });
  useDraftAutosave(form, (draftToSave) => writeDraft(draftKey, draftToSave), 0);
  const watched = useWatch({ control: form.control });
  // Input typed before hydration is in the fields but triggered no change event.
  const typed = useHydrated() ? form.getValues() : watched;
  const { issues = [] } = v.safeParse(schema, typed);
  const invalidPaths = new Set(issues.map((issue) => v.getDotPath(issue)));

  const invalidFields = fields.filter((field) => invalidPaths.has(field));

  function clear(): void {
    form.reset(Object.fromEntries(fields.map((field) => [field, ""])));
    writeDraft(draftKey, null);
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
    /** What the fields show before the script runs. */
    postedAnswers: start?.answers ?? {},
    prepare,
    sending,
    submissionError,
    invalidFields,
    emptyFields: invalidFields.filter((field) => !typed[field]?.trim()),
    clear,
    /** Sends the form if valid. Returns the answers sent, or null. */
    submit: async (): Promise<Answers | null> => {
      const answers = v.safeParse(schema, form.getValues());
      if (sending || !answers.success) return null;
      // Input typed before hydration triggered no change event, so it was not saved yet.
      writeDraft(draftKey, { answers: form.getValues(), step: 0 });
      return (await send(answers.output, showProblems)) ? answers.output : null;
    },
  };
}

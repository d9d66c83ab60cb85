import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { type Draft, writeDraft } from "./draft.ts";
import { getFieldName } from "./steps.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FieldProblem } from "./submit.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import { useSubmission } from "./use-submission.ts";

type Texts = Record<string, string>;

export interface OneStepPlan<Answers extends Texts> {
  /** All fields. */
  schema: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<Texts, Answers>;
  /** What was typed before a reload. */
  draft: Draft | null;
  /** Where in this tab's storage the draft is kept. */
  draftKey: string;
  /** Path of the call that takes it. */
  call: string;
  buildBody: (answers: Answers, token: string) => object;
  /** A page that takes the form's place in the history when sending fails; else `/sorry` follows it. */
  failurePath?: string;
}

/**
 * A form of texts on one screen, sent by one button. Errors show once a field was touched; the
 * draft stays until the form was sent or cleared.
 */
export function useOneStepForm<Answers extends Texts>(plan: OneStepPlan<Answers>) {
  const { schema, draft, draftKey, call, buildBody, failurePath } = plan;
  const fields = Object.keys(schema.entries);
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    resolver: valibotResolver(schema),
    ...(draft && { defaultValues: draft.answers }),
  });
  const { prepare, sending, submissionError, send } = useSubmission<Answers>(call, buildBody, {
    failurePath,
  });
  useDraftAutosave(form, (draftToSave) => writeDraft(draftKey, draftToSave), 0);
  const watched = useWatch({ control: form.control });
  // What was typed before the page came to life is in the fields, and nobody was told.
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
    prepare,
    sending,
    submissionError,
    invalidFields,
    /** Those of them that are empty. */
    emptyFields: invalidFields.filter((field) => !typed[field]?.trim()),
    /** Empties every field. */
    clear,
    /** Sends the form if nothing is wrong with it; gives what was sent, null where it wasn't. */
    submit: async (): Promise<Answers | null> => {
      const answers = v.safeParse(schema, form.getValues());
      if (sending || !answers.success) return null;
      // What was typed before the page came to life caused no change that would have kept it.
      writeDraft(draftKey, { answers: form.getValues(), step: 0 });
      return (await send(answers.output, showProblems)) ? answers.output : null;
    },
  };
}

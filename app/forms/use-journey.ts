import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { Draft } from "./draft.ts";
import {
  getAllowedStep,
  getFieldName,
  findFirstIncompleteStep,
  findStepIndex,
  type Step,
} from "./steps.ts";
import type { FieldProblem } from "./submit.ts";
import { useDraftAutosave } from "./use-draft-autosave.ts";
import { useCurrentStep } from "./use-current-step.ts";

type Texts = Record<string, string>;

export interface JourneyPlan<Answers extends object> {
  steps: readonly Step<string>[];
  /** All steps' fields. */
  schema: v.GenericSchema<Texts, Answers>;
  /** What was typed before a reload, or what the fields begin with. */
  draft: Draft | null;
  /** Keeps what is typed, at every change. */
  saveDraft: (draft: Draft) => void;
  /** Keeps a form within a form apart from the outer one in the browser's history. */
  name?: string;
}

/**
 * A form of texts over several steps. Its fields are undefined at first, not empty, so that it
 * takes over what was typed before the page came to life.
 */
export function useJourney<Answers extends object>(plan: JourneyPlan<Answers>) {
  const { steps, schema, draft, saveDraft, name } = plan;
  const check = valibotResolver(schema);
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    // A field that is not on screen yet is unanswered, not unknown: its own message says so.
    resolver: (answers, ...rest) =>
      check(Object.assign(createEmptyAnswers(steps), answers), ...rest),
    ...(draft && { defaultValues: draft.answers }),
  });
  const { current, step, isInvalid, setIsInvalid, ...shown } = useCurrentStep(
    steps,
    draft,
    form.getValues,
    name,
  );
  const problems = isInvalid ? getFieldProblems(form, step.fields) : [];
  useDraftAutosave(form, saveDraft, current);

  async function checkStep(): Promise<boolean> {
    const valid = await form.trigger([...step.fields], { shouldFocus: true });
    setIsInvalid(!valid);
    return valid;
  }

  return {
    form,
    steps,
    /** Index of the step on screen. */
    current,
    /** What stopped the last Next, in the order of the fields; empty until then. */
    problems,
    /** As the browser's Back; a step that a reload or a saved contact led to has none before it. */
    back: shown.back,
    /** Back to the entry of the history where the form began, then calls back. */
    leave: shown.leave,

    /** Checks this step; what is wrong with it is shown. */
    check: checkStep,

    /** Takes away what the last Next found wrong, until the next one. */
    clearProblems: (): void => setIsInvalid(false),

    /** Shows the step that the visitor chose, or the first before it that lacks an answer. */
    jump: (wanted: number): void => shown.jump(getAllowedStep(steps, form.getValues(), wanted)),

    /** Checks this step and moves on; after the last one gives all answers, trimmed. */
    next: async (): Promise<Answers | null> => {
      if (!(await checkStep())) return null;
      const answers = form.getValues();
      const open = findFirstIncompleteStep(steps, answers);
      if (current === steps.length - 1 && open === steps.length) return v.parse(schema, answers);
      shown.show(Math.min(current + 1, open));
      return null;
    },

    /** Fills fields in and moves to the first step that still lacks an answer, else to the last. */
    fillIn: (answers: Texts): void => {
      for (const [field, answer] of Object.entries(answers)) form.setValue(field, answer);
      form.clearErrors();
      shown.show(getAllowedStep(steps, form.getValues(), steps.length));
    },

    /** Shows the server's messages where their fields are; gives back those that have none here. */
    showProblems: (errors: FieldProblem[]): FieldProblem[] => {
      const placed = errors.filter(({ path }) => findStepIndex(steps, path) !== -1);
      placed.forEach(({ path, message }, index) =>
        form.setError(getFieldName(path), { message }, { shouldFocus: index === 0 }),
      );
      if (placed.length > 0) {
        shown.refuse(Math.min(...placed.map(({ path }) => findStepIndex(steps, path))));
      }
      return errors.filter((error) => !placed.includes(error));
    },
  };
}

function createEmptyAnswers(steps: readonly Step<string>[]): Record<string, undefined> {
  return Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((field) => [field, undefined])),
  );
}

function getFieldProblems(
  form: Pick<UseFormReturn<Texts>, "formState">,
  fields: readonly string[],
): { field: string; message: string }[] {
  return fields.flatMap((field) => {
    const message = form.formState.errors[field]?.message;
    return message ? [{ field, message }] : [];
  });
}

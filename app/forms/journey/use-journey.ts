import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import type { Draft } from "../draft.ts";
import {
  createEmptyAnswers,
  getAllowedStep,
  getFieldName,
  findFirstIncompleteStep,
  findStepIndex,
  type Step,
  type Texts,
} from "../../../domain/shared/fields/form-steps.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import { toFieldErrors } from "../field-errors.ts";
import { useDraftAutosave } from "../use-draft-autosave.ts";
import { useCurrentStep } from "./use-current-step.ts";

export interface JourneyPlan<Answers extends object> {
  steps: readonly Step<string>[];
  schema: v.GenericSchema<Texts, Answers>;
  draft: Draft | null;
  saveDraft: (draft: Draft) => void;
  /** Of a form sent without script. */
  errors?: readonly FieldProblem[];
  /** Separates a nested form's history state from the outer one's. */
  name?: string;
}

/** Fields start undefined rather than empty, so that input typed before hydration survives. */
export function useJourney<Answers extends object>(plan: JourneyPlan<Answers>) {
  const { steps, schema, draft, saveDraft, errors = [], name } = plan;
  const check = valibotResolver(schema);
  const form = useForm<Texts, unknown, Answers>({
    mode: "onTouched",
    resolver: (answers, ...rest) =>
      check(Object.assign(createEmptyAnswers(steps), answers), ...rest),
    ...(draft && { defaultValues: draft.answers }),
    ...(errors.length > 0 && { errors: toFieldErrors(errors) }),
  });
  const { current, step, isInvalid, setIsInvalid, ...shown } = useCurrentStep(
    steps,
    draft,
    form.getValues,
    { isInvalid: errors.length > 0, name },
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
    current,
    problems,
    /** The browser's Back. A step reached by a reload or a saved contact has no previous one. */
    back: shown.back,
    leave: shown.leave,

    check: checkStep,

    clearProblems: (): void => setIsInvalid(false),

    /** Shows the requested step, or the first incomplete one before it. */
    jump: (target: number): void => shown.jump(getAllowedStep(steps, form.getValues(), target)),

    /** Validates this step and advances. Returns all answers, trimmed, after the last step. */
    next: async (): Promise<Answers | null> => {
      if (!(await checkStep())) return null;
      const answers = form.getValues();
      const open = findFirstIncompleteStep(steps, answers);
      if (current === steps.length - 1 && open === steps.length) return v.parse(schema, answers);
      shown.show(Math.min(current + 1, open));
      return null;
    },

    fillIn: (answers: Texts): void => {
      for (const [field, answer] of Object.entries(answers)) form.setValue(field, answer);
      form.clearErrors();
      shown.show(getAllowedStep(steps, form.getValues(), steps.length));
    },

    /** Shows server errors at their fields. Returns those without a field here. */
    showProblems: (found: FieldProblem[]): FieldProblem[] => {
      const placed = found.filter(({ path }) => findStepIndex(steps, path) !== -1);
      placed.forEach(({ path, message }, index) =>
        form.setError(getFieldName(path), { message }, { shouldFocus: index === 0 }),
      );
      if (placed.length > 0) {
        shown.refuse(Math.min(...placed.map(({ path }) => findStepIndex(steps, path))));
      }
      return found.filter((error) => !placed.includes(error));
    },
  };
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

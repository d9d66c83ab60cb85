import * as v from "valibot";
import type { Draft } from "../../forms/draft.ts";
import {
  findFirstIncompleteStep,
  type Step,
  type Texts,
} from "../../../domain/shared/fields/form-steps.ts";

export interface StepCheck {
  question: string;
  fields: readonly string[];
  schema: v.GenericSchema<unknown, unknown>;
  /** Rules a schema can't express, by field. Return an error message or null. */
  extraRules?: Record<string, (answers: Texts) => string | null>;
}

/**
 * Builds a journey's steps and a combined schema. Steps are validated separately, so that
 * cross-field errors show while later steps are empty. The output is the text as typed.
 */
export function createCheckedSteps<Answers extends Texts>(checks: readonly StepCheck[]) {
  const steps: Step<string>[] = checks.map((check) => ({
    question: check.question,
    fields: check.fields,
    isComplete: (answers) => findStepProblems(check, { ...answers }).length === 0,
  }));
  const schema = v.pipe(
    v.custom<Answers>((input) => v.is(textsSchema, input)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { field, message } of checks.flatMap((check) =>
        findStepProblems(check, dataset.value),
      )) {
        addIssue({ message, path: [createIssuePath(field, dataset.value)] });
      }
    }),
  );
  return { steps, schema };
}

/** Returns a value for every field, empty if unknown. Later sources override earlier ones. */
export function getInitialTexts(fields: readonly string[], ...sources: (object | null)[]): Texts {
  return Object.fromEntries(
    fields.map((field) => {
      const known = sources.map((source) => source && Reflect.get(source, field));
      return [field, known.findLast((value) => typeof value === "string") ?? ""];
    }),
  );
}

export function createInitialDraft(steps: readonly Step<string>[], answers: Texts): Draft {
  const open = findFirstIncompleteStep(steps, answers);
  return { answers, step: open === steps.length ? 0 : open };
}

/** react-hook-form returns undefined for unmounted fields. */
const textsSchema = v.record(v.string(), v.optional(v.string()));

function findStepProblems(
  { schema, extraRules = {} }: StepCheck,
  answers: Texts,
): { field: string; message: string }[] {
  const { issues = [] } = v.safeParse(schema, answers);
  const found = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? "",
    message: issue.message,
  }));
  const further = Object.entries(extraRules).flatMap(([field, rule]) => {
    const message = found.some((problem) => problem.field === field) ? null : rule(answers);
    return message === null ? [] : [{ field, message }];
  });
  return [...found, ...further];
}

function createIssuePath(key: string, input: Texts): v.ObjectPathItem {
  return { type: "object", origin: "value", input, key, value: input[key] };
}

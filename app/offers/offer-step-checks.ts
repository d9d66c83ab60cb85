import * as v from "valibot";
import type { Draft } from "../forms/draft.ts";
import { firstOpenStep, type Step } from "../forms/steps.ts";

type Texts = Record<string, string>;

/** One step: its own fields, and the schema that they and what they depend on must satisfy. */
export interface StepCheck {
  question: string;
  fields: readonly string[];
  schema: v.GenericSchema<unknown, unknown>;
  /** What a schema can't know, by field: why its answer won't do, null where it will. */
  more?: Record<string, (answers: Texts) => string | null>;
}

/**
 * Steps for a journey, and one schema of all their fields. Each step is checked by itself, so that
 * a rule between two fields shows while a later step is still empty. Gives the texts as typed.
 */
export function checkedSteps<Answers extends Texts>(checks: readonly StepCheck[]) {
  const steps: Step<string>[] = checks.map((check) => ({
    question: check.question,
    fields: check.fields,
    isComplete: (answers) => problemsOf(check, { ...answers }).length === 0,
  }));
  const schema = v.pipe(
    v.custom<Answers>((input) => v.is(texts, input)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { field, message } of checks.flatMap((check) =>
        problemsOf(check, dataset.value),
      )) {
        addIssue({ message, path: [pathTo(field, dataset.value)] });
      }
    }),
  );
  return { steps, schema };
}

/** What a form begins with: every field, empty where none of the sources knows it; the last counts. */
export function textsFrom(fields: readonly string[], ...sources: (object | null)[]): Texts {
  return Object.fromEntries(
    fields.map((field) => {
      const known = sources.map((source) => source && Reflect.get(source, field));
      return [field, known.findLast((value) => typeof value === "string") ?? ""];
    }),
  );
}

/** Where a form begins: at what is still open, and at its first step where nothing is. */
export function beginningAt(steps: readonly Step<string>[], answers: Texts): Draft {
  const open = firstOpenStep(steps, answers);
  return { answers, step: open === steps.length ? 0 : open };
}

/** A form gives undefined for a field that it does not hold: it is unanswered. */
const texts = v.record(v.string(), v.optional(v.string()));

function problemsOf(
  { schema, more = {} }: StepCheck,
  answers: Texts,
): { field: string; message: string }[] {
  const { issues = [] } = v.safeParse(schema, answers);
  const found = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? "",
    message: issue.message,
  }));
  const further = Object.entries(more).flatMap(([field, rule]) => {
    const message = found.some((problem) => problem.field === field) ? null : rule(answers);
    return message === null ? [] : [{ field, message }];
  });
  return [...found, ...further];
}

function pathTo(key: string, input: Texts): v.ObjectPathItem {
  return { type: "object", origin: "value", input, key, value: input[key] };
}

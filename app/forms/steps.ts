import * as v from "valibot";

/** One screen of a journey. Progress, Back, the guard and the checks all come from an array of these. */
export interface Step<Field extends string> {
  /** What this step asks, as its heading. */
  question: string;
  fields: readonly Field[];
  /** Id of the element that has the focus when the step shows; its first field unless told. */
  focusId?: string;
  /** Whether these answers satisfy the step. */
  isComplete: (answers: object) => boolean;
}

/** A step that asks for the fields of a schema's entries, in their order. */
export function createStep<Entries extends v.ObjectEntries>(
  question: string,
  entries: Entries,
): Step<keyof Entries & string> {
  const schema = v.object(entries);
  return {
    question,
    fields: Object.keys(entries),
    isComplete: (answers) => v.is(schema, answers),
  };
}

/** Index of the first step that still lacks an answer; the number of steps where none does. */
export function findFirstIncompleteStep(steps: readonly Step<string>[], answers: object): number {
  const open = steps.findIndex((step) => !step.isComplete(answers));
  return open === -1 ? steps.length : open;
}

/** Where a visitor who wants to be at a step may be: never past one that lacks an answer. */
export function getAllowedStep(
  steps: readonly Step<string>[],
  answers: object,
  requested: number,
): number {
  return Math.max(
    0,
    Math.min(requested, findFirstIncompleteStep(steps, answers), steps.length - 1),
  );
}

/**
 * Index of the step that asks for a field, -1 where none does.
 * @param path as a server names it: `applicant.email` is the field `email`
 */
export function findStepIndex(steps: readonly Step<string>[], path: string): number {
  const field = getFieldName(path);
  return steps.findIndex((step) => step.fields.includes(field));
}

/** The form's name of what a server calls `applicant.email`. */
export function getFieldName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

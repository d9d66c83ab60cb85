import * as v from "valibot";

/** A form's answers as typed. */
export type Texts = Record<string, string>;

/** One screen of a journey. Progress, Back, access and validation derive from these. */
export interface Step<Field extends string> {
  question: string;
  fields: readonly Field[];
  /** Id of the element to focus when the step shows; its first field by default. */
  focusId?: string;
  isComplete: (answers: object) => boolean;
}

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

/** A field that is not there yet counts as empty, so that its own message applies. */
export function createEmptyAnswers(steps: readonly Step<string>[]): Record<string, undefined> {
  return Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((field) => [field, undefined])),
  );
}

/** Returns the index of the first incomplete step, or the number of steps. */
export function findFirstIncompleteStep(steps: readonly Step<string>[], answers: object): number {
  const open = steps.findIndex((step) => !step.isComplete(answers));
  return open === -1 ? steps.length : open;
}

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

/** Returns -1 if no step has the field. `path` is the server's, such as `applicant.email`. */
export function findStepIndex(steps: readonly Step<string>[], path: string): number {
  const field = getFieldName(path);
  return steps.findIndex((step) => step.fields.includes(field));
}

export function getFieldName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

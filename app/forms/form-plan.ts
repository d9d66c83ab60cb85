import type * as v from "valibot";
import { createStep, type Texts } from "../../domain/shared/fields/form-steps.ts";
import type { FormSubmission } from "../../domain/shared/fields/posted-form.ts";

/** A form, for the browser and for its page's action. */
export interface FormPlan<Answers extends object> extends FormSubmission<Answers> {
  /** Of every field, as a sentence says it. */
  labels: Readonly<Record<string, string>>;
  sendLabel: string;
  /** How an answer reads, if not as it was typed. */
  format?: (field: string, answer: string) => string;
}

type OneStepSchema = v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<Texts, Texts>;

/** A form of one page. The type asks for the label of every field. */
export function createOneStepPlan<Schema extends OneStepSchema>(
  question: string,
  schema: Schema,
  rest: Pick<FormPlan<v.InferOutput<Schema>>, "call" | "buildBody" | "sendLabel"> & {
    labels: Record<keyof Schema["entries"] & string, string>;
  },
) {
  return { ...rest, schema, steps: [createStep(question, schema.entries)] };
}

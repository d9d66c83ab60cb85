import type { FieldProblem } from "../../domain/shared/fields/posted-form.ts";

/** What an action of an own page says. */
export interface CaseAnswer {
  renewed?: "asked" | "wait" | undefined;
  refusal?: { detail: string; errors?: readonly FieldProblem[] | undefined } | undefined;
  fields?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The error beside a field of the form that was refused. */
export function findError(
  answer: CaseAnswer | undefined,
  change: string,
  name: string,
): { error?: string } {
  if (answer?.fields?.["change"] !== change) return {};
  const error = answer.refusal?.errors?.find(({ path }) => path === name)?.message;
  return error === undefined ? {} : { error };
}

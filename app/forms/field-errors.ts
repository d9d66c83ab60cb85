import { getFieldName } from "../../domain/shared/fields/form-steps.ts";
import type { FieldProblem } from "../../domain/shared/fields/posted-form.ts";

/** The server's errors, as react-hook-form's `errors` option takes them. */
export function toFieldErrors(errors: readonly FieldProblem[]) {
  return Object.fromEntries(
    errors.map(({ path, message }) => [getFieldName(path), { type: "server", message }]),
  );
}

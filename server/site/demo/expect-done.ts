import type { Outcome } from "../../platform/submissions/outcome.ts";

/** A demo whose work is refused is a fault of its data: nothing of it stays. */
export function expectDone<Answer>(outcome: Outcome<Answer>): Answer {
  if (outcome.ok) return outcome.answer;
  const { detail, errors = [] } = outcome.refusal;
  const fields = errors.map(({ path, message }) => `${path}: ${message}`);
  throw new Error(`The demo can't be filled: ${[detail, ...fields].join(" ")}`);
}

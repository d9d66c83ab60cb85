import { DatabaseProblem, describeError } from "../platform/database/database-problem.ts";

/**
 * Explains a startup error in one line for the operator, from the database or the operating system.
 * Null for a bug in the program.
 */
export function startProblem(error: unknown): string | null {
  if (error instanceof DatabaseProblem) return error.message;
  if (!(error instanceof Error) || !("errno" in error)) return null;
  const path = "path" in error ? `${String(error.path)} can’t be used` : "The site can’t start";
  return `${path}: ${describeError(error)}.`;
}

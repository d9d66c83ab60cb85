import { DatabaseProblem, describeError } from "../platform/database/database-problem.ts";

/**
 * Why the site can't start, in one line for the operator: what the database says, or what the
 * operating system says about a file. Null if the error is neither, but a fault of the program.
 */
export function startProblem(error: unknown): string | null {
  if (error instanceof DatabaseProblem) return error.message;
  if (!(error instanceof Error) || !("errno" in error)) return null;
  const path = "path" in error ? `${String(error.path)} can't be used` : "The site can't start";
  return `${path}: ${describeError(error)}.`;
}

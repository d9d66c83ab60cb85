/** The message is one line for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
}

/**
 * Returns the innermost cause. Drizzle's own error repeats query parameters, which may be personal
 * data.
 */
export function findRootCause(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0)
    return findRootCause(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? findRootCause(error.cause) : error;
}

export function describeError(error: unknown): string {
  const cause = findRootCause(error);
  const [line] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return line || "no reason was given";
}

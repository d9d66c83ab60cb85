/** Why the database can't be opened or used: its message is one line for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = "DatabaseProblem";
}

/**
 * The innermost cause. Drizzle's own error repeats the parameters of the query, which may be
 * people's details; the cause below it does not.
 */
export function rootCause(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return rootCause(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

/** The innermost cause in one line. */
export function describeError(error: unknown): string {
  const cause = rootCause(error);
  const [line] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return line || "no reason was given";
}

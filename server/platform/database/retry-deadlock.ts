import { findRootCause } from "./database-problem.ts";

/** Deadlock detected, and serialization failure: PostgreSQL has undone one of two transactions. */
const undoneCodes = new Set<unknown>(["40P01", "40001"]);

/**
 * Runs work that is one transaction, and once more if PostgreSQL undid it for the sake of another
 * that waited for the same rows. By then the other one is through.
 */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = findRootCause(error);
    if (!(cause instanceof Error && "code" in cause && undoneCodes.has(cause.code))) throw error;
    return work();
  }
}

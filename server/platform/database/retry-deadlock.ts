import { setTimeout as pause } from "node:timers/promises";
import { findRootCause } from "./database-problem.ts";

/** Deadlock detected, and serialization failure: PostgreSQL has undone one of two transactions. */
const undoneCodes = new Set<unknown>(["40P01", "40001"]);

const mostTries = 3;

/**
 * Runs work that is one transaction, and again if PostgreSQL undid it for the sake of another that
 * waited for the same rows. It waits first: it could take the rows once more before the other has them.
 */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isUndone(findRootCause(error))) throw error;
      await pause(50 * tries * Math.random());
    }
  }
}

function isUndone(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && undoneCodes.has(cause.code);
}

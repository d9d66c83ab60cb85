import { findRootCause } from "./database-problem.ts";
import type { Transaction } from "./orm.ts";
import { transact } from "./transact.ts";

/**
 * Writes what has to be unique, though another transaction may write the same at once. What was written
 * before in this one stays.
 * @param constraint its name in the database
 * @returns null if somebody else was quicker
 */
export async function writeUnlessTaken<Written>(
  tx: Transaction,
  constraint: string,
  write: (tx: Transaction) => Promise<Written>,
): Promise<Written | null> {
  try {
    return await transact(tx, write);
  } catch (error) {
    if (isTaken(error, constraint)) return null;
    throw error;
  }
}

const uniqueViolation = "23505";

function isTaken(error: unknown, constraint: string): boolean {
  const cause = findRootCause(error);
  if (!(cause instanceof Error && "code" in cause && "constraint" in cause)) return false;
  return cause.code === uniqueViolation && cause.constraint === constraint;
}

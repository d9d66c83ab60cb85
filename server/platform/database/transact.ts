import type { Queryable, Transaction } from "./orm.ts";

class RolledBack extends Error {
  constructor() {
    super("Rolled back on purpose.");
  }
}

/**
 * Runs all writes of a use case in one transaction, or within the one that `db` is. A refusal, which
 * answers `{ ok: false }`, leaves nothing behind; so does an error.
 */
export async function transact<Result>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return rollBackIf(db, run, isRefusal);
}

/** Does everything, looks at it, and leaves nothing behind: for a preview. */
export async function transactAndRollBack<Result>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return rollBackIf(db, run, () => true);
}

function isRefusal(result: unknown): boolean {
  return typeof result === "object" && result !== null && "ok" in result && result.ok === false;
}

async function rollBackIf<Result>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Result>,
  isUndone: (result: Result) => boolean,
): Promise<Result> {
  let undone: { result: Result } | null = null;
  try {
    return await db.transaction(async (tx) => {
      const result = await run(tx);
      if (!isUndone(result)) return result;
      undone = { result };
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && undone !== null)
      return (undone as { result: Result }).result;
    throw error;
  }
}

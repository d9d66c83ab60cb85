import type { Queryable, Transaction } from "./orm.ts";

class RolledBack extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super("Rolled back on purpose.");
    this.outcome = outcome;
  }
}

/** A transaction that leaves nothing behind unless its outcome is `ok`. */
export async function transactIfOk<Outcome extends { ok: boolean }>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return rollBackIf(db, run, ({ ok }) => !ok);
}

/** Does everything, looks at it, and leaves nothing behind: for a preview. */
export async function transactAndRollBack<Outcome>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  return rollBackIf(db, run, () => true);
}

async function rollBackIf<Outcome>(
  db: Queryable,
  run: (tx: Transaction) => Promise<Outcome>,
  isUndone: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await run(tx);
      if (isUndone(outcome)) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Outcome;
    throw error;
  }
}

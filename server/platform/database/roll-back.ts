import type { Queryable, Transaction } from "./orm.ts";

class RolledBack extends Error {
  constructor() {
    super("Rolled back on purpose.");
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
  const undone: Outcome[] = [];
  try {
    return await db.transaction(async (tx) => {
      const outcome = await run(tx);
      if (!isUndone(outcome)) return outcome;
      undone.push(outcome);
      throw new RolledBack();
    });
  } catch (error) {
    const [outcome] = undone;
    if (error instanceof RolledBack && outcome !== undefined) return outcome;
    throw error;
  }
}

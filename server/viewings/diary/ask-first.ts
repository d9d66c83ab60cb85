import type { AppContext } from "../../app-context.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";

/**
 * Asks whether something is to be done anyway, but only where it would be done then: what refuses it all
 * the same, such as a tenant's notice, is said first. To know that it is done and rolled back.
 * @param warned what speaks against it, null if nothing does or it was read
 * @param write with transactions of the app that it gets, which may be a part of one
 */
export async function askFirst<Answer>(
  app: AppContext,
  warned: Refused | null,
  write: (app: AppContext) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  if (warned === null) return write(app);
  return transact(app.database.orm, async (tx): Promise<Outcome<Answer>> => {
    const tried = await write({ ...app, database: { ...app.database, orm: tx } });
    // One question after the other, of which each can be read.
    const isRefused = !tried.ok && tried.refusal.anyway === undefined;
    return isRefused ? tried : warned;
  });
}

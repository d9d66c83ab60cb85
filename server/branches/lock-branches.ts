import { sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/client.ts";

/** Until the transaction ends nobody else adds, changes or closes a branch, or hands over what one has. */
export async function lockBranches(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('branches', 0))`);
}

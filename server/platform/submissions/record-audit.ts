import type { Queryable, Transaction } from "../database/orm.ts";
import { audit } from "./submission-tables.ts";

export type AuditRow = Omit<typeof audit.$inferInsert, "id" | "actor"> & {
  actor: "visitor" | "importer" | "desk" | "job";
};

/** Records who did what to what, in the transaction of the change. */
export async function recordAudit(tx: Transaction | Queryable, row: AuditRow): Promise<void> {
  await tx.insert(audit).values(row);
}

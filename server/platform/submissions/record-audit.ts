import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import type { Queryable, Transaction } from "../database/orm.ts";
import { audit } from "./submission-tables.ts";

/** Somebody of the office. `SignedIn` is one, with the role that says what they may do. */
export interface StaffActor {
  staffId: string;
}

/** Who did it: a member of staff by id, or one of those without an account. */
export type Actor = StaffActor | "command line" | "visitor" | "job";

export type AuditRow = Omit<typeof audit.$inferInsert, "id" | "actor" | "action"> & {
  actor: Actor;
  /** Each has its words in the history. */
  action: AuditAction;
};

/** Records who did what to what, in the transaction of the change. */
export async function recordAudit(
  tx: Transaction | Queryable,
  { actor, ...row }: AuditRow,
): Promise<void> {
  await tx
    .insert(audit)
    .values({ ...row, actor: typeof actor === "string" ? actor : actor.staffId });
}

import type { AuditAction } from "../../../domain/shared/audit-actions.ts";
import type { AuditDetail, OnlyKnown } from "../../../domain/shared/audit-details.ts";
import type { AuditSubject } from "../../../domain/shared/audit-subjects.ts";
import type { Queryable, Transaction } from "../database/orm.ts";
import { audit } from "./submission-tables.ts";

/** Somebody of the office. `SignedIn` is one, with the role that says what they may do. */
export interface StaffActor {
  staffId: string;
}

/** Who did it: a member of staff by id, or one of those without an account. */
export type Actor = StaffActor | "command line" | "visitor" | "job";

export type AuditRow = Omit<
  typeof audit.$inferInsert,
  "id" | "actor" | "action" | "subject" | "detail"
> & {
  actor: Actor;
  /** Each has its words in the activity log, and so have the subject and each field of the detail. */
  action: AuditAction;
  subject: AuditSubject;
  detail?: AuditDetail;
};

/** Records who did what to what, in the transaction of the change. */
export async function recordAudit<Detail extends AuditDetail = AuditDetail>(
  tx: Transaction | Queryable,
  { actor, ...row }: Omit<AuditRow, "detail"> & { detail?: Detail & OnlyKnown<Detail> },
): Promise<void> {
  await tx
    .insert(audit)
    .values({ ...row, actor: typeof actor === "string" ? actor : actor.staffId });
}

import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/client.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../refusals.ts";
import type { SignedIn } from "../sessions.ts";
import { hasOtherAdmin, lockAdmins, lockStaff } from "../staff.ts";
import {
  staff,
  staffChallenges,
  staffKeys,
  staffLinks,
  staffPasskeys,
  staffSessions,
} from "../staff-tables.ts";

/**
 * Ends a colleague's access in the caller's transaction, or an invitation: sessions, links, keys
 * and passkeys at once. The row stays, since the audit names it.
 */
export async function endAccess(
  tx: Transaction,
  by: SignedIn,
  { id, at }: { id: string; at: Date },
): Promise<Outcome<{ name: string; email: string }>> {
  if (id === by.staffId) return refuse("You can’t remove your own access. Ask another admin.");
  await lockAdmins(tx);
  const person = await lockStaff(tx, id);
  if (!person || person.leftAt) return refuse("This person’s access has already ended.");
  if (person.role === "owner" && person.joinedAt && !(await hasOtherAdmin(tx, person)))
    return refuse("You need at least one admin. Make someone else an admin first.");
  await tx.update(staff).set({ leftAt: at }).where(eq(staff.id, id));
  for (const table of [staffSessions, staffLinks, staffPasskeys, staffChallenges])
    await tx.delete(table).where(eq(table.staffId, id));
  // They would open the office again as soon as their person is invited again.
  await tx
    .update(staffKeys)
    .set({ revokedAt: at })
    .where(and(eq(staffKeys.staffId, id), isNull(staffKeys.revokedAt)));
  await recordAudit(tx, {
    at,
    actor: { staffId: by.staffId },
    action: person.joinedAt ? "staff.left" : "staff.invitation-withdrawn",
    subject: "staff",
    subjectId: id,
  });
  return { ok: true, answer: { name: person.name, email: person.email } };
}

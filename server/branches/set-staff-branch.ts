import { eq } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { colleagueForms } from "../../domain/staff/team-forms.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { FormValues } from "../staff/office-form.ts";
import { leftAgency, refuse } from "../staff/refusals.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { lockStaff } from "../staff/staff.ts";
import { staff } from "../staff/staff-tables.ts";
import { findBranch } from "./list-branches.ts";
import { transact } from "../platform/database/transact.ts";

/** Says where a colleague works, and whether they see what is that branch's only. */
export function setStaffBranch(
  { database, now }: AppContext,
  by: SignedIn,
  id: string,
  { branch: wanted, isLimited }: FormValues<(typeof colleagueForms)["branch"]>,
): Promise<Outcome<{ done: string }>> {
  return transact(database.orm, async (tx) => {
    const person = await lockStaff(tx, id);
    if (!person || person.leftAt) return leftAgency;
    const branch = isUuid(wanted) ? await findBranch(tx, wanted) : null;
    if (wanted !== "" && (!branch || branch.closedAt)) return refuse("Select a branch", "branch");
    if (isLimited && !branch) return refuse("Select the branch they’re limited to", "branch");
    if (isLimited && person.role === "owner")
      return refuse("Admins see every branch. Change their role first.", "isLimited");
    await tx
      .update(staff)
      .set({ branch: branch?.id ?? null, isLimited })
      .where(eq(staff.id, id));
    await recordAudit(tx, {
      at: now(),
      actor: { staffId: by.staffId },
      action: "staff.branch-changed",
      subject: "staff",
      subjectId: id,
      detail: { became: branch?.name ?? null, isLimited },
    });
    await notifyOffice(tx, { subject: "staff", id });
    return { ok: true, answer: { done: "Saved." } };
  });
}

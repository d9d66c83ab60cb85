import { eq } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { findBranch } from "../branches/list-branches.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { noHome } from "./home-change.ts";
import { transact } from "../platform/database/transact.ts";

/** Says whose the home is. What was asked about it goes with it. */
export function setHomeBranch(
  { database, now }: AppContext,
  { staffId, branchView }: Pick<SignedIn, "staffId" | "branchView">,
  id: string,
  branchId: string,
): Promise<Outcome<{ done: string }>> {
  return transact(database.orm, async (tx) => {
    const branch = isUuid(branchId) ? await findBranch(tx, branchId) : null;
    if (!branch || branch.closedAt) return refuse("Select a branch", "branch");
    if (branchView?.isLimited && branchView.own !== branch.id)
      return refuse(
        "You can only use your own branch. Ask someone with access to all branches.",
        "branch",
      );
    const moved = await tx
      .update(listingRecords)
      .set({ branch: branch.id })
      .where(eq(listingRecords.id, id))
      .returning({ id: listingRecords.id });
    if (moved.length === 0) return noHome;
    const what = { action: "listing.branch-changed", subject: "listing", subjectId: id } as const;
    const detail = { became: branch.name };
    await recordAudit(tx, { at: now(), actor: { staffId }, ...what, detail });
    await notifyOffice(tx, { subject: "listing", id });
    return { ok: true, answer: { done: `Property moved to ${branch.name}.` } };
  });
}

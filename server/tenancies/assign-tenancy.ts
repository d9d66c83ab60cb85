import { and, eq, isNull, sql } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import { listColleagues } from "../staff/staff.ts";
import { lockTenancy } from "./load-tenancy.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

/**
 * Gives a tenancy to a colleague, with the steps that are still open, or one step of it.
 * @param position of the step. Null for the whole tenancy.
 */
export async function assignTenancyIn(
  tx: Transaction,
  actor: StaffActor,
  { tenancyId, ownerId, position }: { tenancyId: string; ownerId: string; position: number | null },
): Promise<Outcome<{ done: string }>> {
  const colleagues = await listColleagues(tx, "present");
  const owner = colleagues.find(({ id }) => id === ownerId);
  if (!owner) return refuse("Select a colleague", "owner");
  if ((await lockTenancy(tx, tenancyId)) === null) return refuse("We can’t find that tenancy.");
  const own = eq(tenancySteps.tenancyId, tenancyId);
  if (position === null) {
    await tx
      .update(tenancies)
      .set({ ownerId, version: sql`${tenancies.version} + 1` })
      .where(eq(tenancies.id, tenancyId));
    await tx
      .update(tenancySteps)
      .set({ ownerId })
      .where(and(own, isNull(tenancySteps.doneOn)));
  } else {
    await tx
      .update(tenancySteps)
      .set({ ownerId })
      .where(and(own, eq(tenancySteps.position, position)));
  }
  await recordAudit(tx, {
    actor,
    action: "tenancy.assigned",
    subject: "tenancy",
    subjectId: tenancyId,
    detail: { ownerId, ...(position !== null && { position }) },
  });
  await notifyOffice(tx, { subject: "tenancy", id: tenancyId });
  return { ok: true, answer: { done: `Tenancy assigned to ${owner.name}.` } };
}

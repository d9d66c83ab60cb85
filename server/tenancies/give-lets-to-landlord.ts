import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { isAnySigned } from "../../domain/tenancies/required-steps.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { lockTenancy } from "./load-tenancy.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

/**
 * A let that nobody has signed goes on with whoever the home's landlord is now. The written statement
 * names them, so it is given anew (Housing Act 1988, section 16D).
 */
export async function giveLetsToLandlord(
  tx: Transaction,
  actor: Actor,
  { listingId, landlordId }: { listingId: string; landlordId: string },
): Promise<void> {
  const others = await tx
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(
      and(
        eq(tenancies.listingId, listingId),
        eq(tenancies.state, "progressing"),
        or(isNull(tenancies.landlordId), ne(tenancies.landlordId, landlordId)),
      ),
    );
  for (const { id } of others) {
    const loaded = await lockTenancy(tx, id);
    if (loaded?.tenancy.state !== "progressing" || isAnySigned(loaded.tenancy)) continue;
    await tx
      .update(tenancies)
      .set({ landlordId, version: sql`${tenancies.version} + 1` })
      .where(eq(tenancies.id, id));
    await tx
      .update(tenancySteps)
      .set({ doneOn: null, doneBy: null, outcome: null, note: null, documentId: null })
      .where(and(eq(tenancySteps.tenancyId, id), eq(tenancySteps.kind, "written-statement")));
    await recordAudit(tx, {
      actor,
      action: "tenancy.landlord-set",
      subject: "tenancy",
      subjectId: id,
      detail: { landlordId },
    });
    await notifyOffice(tx, { subject: "tenancy", id });
  }
}

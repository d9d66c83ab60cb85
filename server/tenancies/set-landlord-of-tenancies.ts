import { and, eq, isNull, ne, or } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { withdrawStatement } from "../../domain/tenancies/steps/replace-done.ts";
import { hasAnySignature } from "../../domain/tenancies/steps/required-steps.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { getActorName } from "./decision/accept-offer.ts";
import { lockTenancy } from "./load-tenancy.ts";
import { saveTenancy } from "./save-tenancy.ts";
import { tenancies } from "./tenancy-tables.ts";

/**
 * A tenancy that nobody has signed goes on with whoever the home's landlord is now. The written statement
 * names them, so it is given anew (Housing Act 1988, section 16D).
 */
export async function setLandlordOfTenancies(
  tx: Transaction,
  actor: Actor,
  { listingId, landlordId, at }: { listingId: string; landlordId: string; at: Date },
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
  const today = getLondonDate(at);
  for (const { id } of others) {
    const loaded = await lockTenancy(tx, id);
    if (loaded?.tenancy.state !== "progressing" || hasAnySignature(loaded.tenancy)) continue;
    await tx.update(tenancies).set({ landlordId }).where(eq(tenancies.id, id));
    const { tenancy } = loaded;
    const steps = withdrawStatement(tenancy, { today, by: getActorName(actor) });
    await saveTenancy(tx, id, tenancy, { ...tenancy, steps });
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

/** The landlord was checked under another name or address, which unsigned tenancies name from now on. */
export async function withdrawStatementsOf(
  tx: Transaction,
  actor: Actor,
  { landlordId, at }: { landlordId: string; at: Date },
): Promise<void> {
  const theirs = await tx
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.landlordId, landlordId), eq(tenancies.state, "progressing")));
  for (const { id } of theirs) {
    const loaded = await lockTenancy(tx, id);
    if (loaded?.tenancy.state !== "progressing" || hasAnySignature(loaded.tenancy)) continue;
    const { tenancy } = loaded;
    const by = { today: getLondonDate(at), by: getActorName(actor) };
    await saveTenancy(tx, id, tenancy, { ...tenancy, steps: withdrawStatement(tenancy, by) });
    await recordAudit(tx, {
      actor,
      action: "tenancy.landlord-renamed",
      subject: "tenancy",
      subjectId: id,
      detail: { landlordId },
    });
    await notifyOffice(tx, { subject: "tenancy", id });
  }
}

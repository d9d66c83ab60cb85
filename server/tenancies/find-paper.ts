import { and, desc, eq } from "drizzle-orm";
import { type PaperKind, stampTerms } from "../../domain/tenancies/papers.ts";
import { isAnySigned } from "../../domain/tenancies/required-steps.ts";
import { documents } from "../documents/document-tables.ts";
import type { DocumentRow } from "../documents/decrypt-document.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { LoadedTenancy } from "./load-tenancy.ts";

/** The latest: each is issued again until somebody signs. */
export async function findLatestPaper(db: Queryable, tenancyId: string, kind: PaperKind) {
  const [paper] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.subject, "tenancy"),
        eq(documents.subjectId, tenancyId),
        eq(documents.kind, kind),
      ),
    )
    .orderBy(desc(documents.addedAt), desc(documents.id))
    .limit(1);
  return paper ?? null;
}

/** Null for none, and for one that came before the last written statement. */
export async function findLatestAgreement(db: Queryable, tenancyId: string) {
  const agreement = await findLatestPaper(db, tenancyId, "agreement");
  const statement = await findLatestPaper(db, tenancyId, "written-statement");
  const isOld = agreement && statement && statement.addedAt > agreement.addedAt;
  return isOld ? null : agreement;
}

/** Terms are settled once somebody has signed. */
function saysOtherTerms(
  { terms }: Pick<DocumentRow, "terms">,
  { tenancy, row }: Pick<LoadedTenancy, "tenancy" | "row">,
): boolean {
  return !isAnySigned(tenancy) && terms !== stampTerms(tenancy, row.landlordId);
}

/** Null as well for one that says other terms than the let has now. */
export async function findAgreementToSign(
  db: Queryable,
  loaded: Pick<LoadedTenancy, "tenancy" | "row">,
) {
  const agreement = await findLatestAgreement(db, loaded.row.id);
  return agreement === null || saysOtherTerms(agreement, loaded) ? null : agreement;
}

/** Whether the agreement that came last was made for other terms than the let has now. */
export async function isAgreementStale(
  db: Queryable,
  loaded: Pick<LoadedTenancy, "tenancy" | "row">,
): Promise<boolean> {
  const agreement = await findLatestPaper(db, loaded.row.id, "agreement");
  return agreement !== null && saysOtherTerms(agreement, loaded);
}

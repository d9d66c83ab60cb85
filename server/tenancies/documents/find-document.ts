import { and, desc, eq } from "drizzle-orm";
import { areNamesSettled } from "../../../domain/tenancies/documents/confirmed-names.ts";
import {
  type DocumentKind,
  stampTerms,
} from "../../../domain/tenancies/documents/tenancy-documents.ts";
import { hasAnySignature } from "../../../domain/tenancies/steps/required-steps.ts";
import { documents } from "../../documents/document-tables.ts";
import type { DocumentRow } from "../../documents/decrypt-document.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";

/** The latest: each is issued again until somebody signs. */
export async function findLatestDocument(db: Queryable, tenancyId: string, kind: DocumentKind) {
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
  const agreement = await findLatestDocument(db, tenancyId, "agreement");
  const statement = await findLatestDocument(db, tenancyId, "written-statement");
  const isOld = agreement && statement && statement.addedAt > agreement.addedAt;
  return isOld ? null : agreement;
}

type Terms = Pick<LoadedTenancy, "tenancy" | "row" | "landlord">;

/** What is to be kept with an agreement of now: `stampTerms`. */
export function stampTenancy({ tenancy, row, landlord }: Terms): string {
  return stampTerms(tenancy, { landlordId: row.landlordId, landlord });
}

/**
 * Terms are settled once everybody has signed. Before, somebody can be checked under another name
 * although the others have signed; papers without a stamp are older than that.
 */
function saysOtherTerms({ terms }: Pick<DocumentRow, "terms">, loaded: Terms): boolean {
  const { tenancy } = loaded;
  if (areNamesSettled(tenancy) || (terms === null && hasAnySignature(tenancy))) return false;
  return terms !== stampTenancy(loaded);
}

/** Null as well for one that says other terms than the tenancy has now. */
export async function findAgreementToSign(db: Queryable, loaded: Terms) {
  const agreement = await findLatestAgreement(db, loaded.row.id);
  return agreement === null || saysOtherTerms(agreement, loaded) ? null : agreement;
}

/** Whether the agreement that came last was made for other terms than the tenancy has now. */
export async function isAgreementStale(db: Queryable, loaded: Terms): Promise<boolean> {
  const agreement = await findLatestDocument(db, loaded.row.id, "agreement");
  return agreement !== null && saysOtherTerms(agreement, loaded);
}

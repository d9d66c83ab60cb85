import { asc, eq } from "drizzle-orm";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { EvidenceRecords } from "../../../domain/tenancies/steps/offered-evidence.ts";
import { listDocumentsToCheck } from "../../../domain/documents/landlord-documents.ts";
import { listDocuments } from "../../documents/documents.ts";
import { listDocumentsOfHome } from "../../documents/list-landlord-documents.ts";
import { listingCertificates } from "../../listings/listing-record-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { describeMoveIn } from "./describe-move-in.ts";
import type { LoadedTenancy } from "../load-tenancy.ts";
import { tenancySignatures } from "../documents/signature-table.ts";

/** What the page of a tenancy has read already. */
interface Known {
  papers: Awaited<ReturnType<typeof listDocuments>>;
  moveIn: Awaited<ReturnType<typeof describeMoveIn>>;
}

/** What we have on record of a tenancy and its home, for `listOfferedEvidence`. */
export async function findEvidenceRecords(
  db: Queryable,
  loaded: LoadedTenancy,
  now: Date,
): Promise<EvidenceRecords> {
  const papers = await listDocuments(db, "tenancy", [loaded.row.id]);
  const moveIn = await describeMoveIn(db, loaded, now);
  return readEvidenceRecords(db, loaded, { papers, moveIn, now });
}

export async function readEvidenceRecords(
  db: Queryable,
  { row, people }: LoadedTenancy,
  { papers, moveIn, now }: Known & { now: Date },
): Promise<EvidenceRecords> {
  const today = getLondonDate(now);
  const certificates = await db
    .select()
    .from(listingCertificates)
    .where(eq(listingCertificates.listingId, row.listingId));
  const signatures = await db
    .select()
    .from(tenancySignatures)
    .where(eq(tenancySignatures.tenancyId, row.id))
    .orderBy(asc(tenancySignatures.signedAt));
  return {
    certificates,
    documents: papers.map(({ id, kind, fileName, contactId, addedAt }) => ({
      id,
      kind,
      fileName,
      personId: people.find((one) => one.contactId === contactId)?.id ?? null,
      addedOn: getLondonDate(addedAt),
    })),
    landlordPapers: listDocumentsToCheck(await listDocumentsOfHome(db, row.listingId), {
      certificates,
      given: [],
      today,
    }).map(({ id, kind, fileName, addedAt }) => {
      return { id, kind, fileName, addedOn: getLondonDate(addedAt) };
    }),
    signatures: signatures.map(({ id, personId, signedName, signedAt }) => ({
      id,
      personId,
      name: signedName,
      on: getLondonDate(signedAt),
    })),
    checkIn: moveIn.checkIn,
    home: { id: row.listingId, keys: moveIn.keys },
    today,
  };
}

import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { documentKinds, type DocumentKind } from "../../../domain/documents/document.ts";
import { listDocumentsToCheck } from "../../../domain/documents/landlord-documents.ts";
import { listGivenCertificates } from "../../../domain/tenancies/steps/given-certificates.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { documents } from "../../documents/document-tables.ts";
import {
  listLandlordDocuments,
  listUncheckedDocuments,
} from "../../documents/list-landlord-documents.ts";
import { hasHomeOf } from "../../landlords/landlord-choices.ts";
import { landlordHomes } from "../../landlords/landlord-tables.ts";
import { listingCertificates, listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { loadTenancies } from "../../tenancies/load-tenancy.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";

interface DocumentToCheck {
  id: string;
  kind: DocumentKind;
  name: string;
  addedAt: Date;
  /** A certificate waits until it is added or given, all else until a colleague marks it as checked. */
  isCertificate: boolean;
}

/** A home whose landlord sent what nobody has looked at yet, or a landlord who did so before they had one. */
export interface SenderOfDocuments {
  id: string;
  name: string;
  /** Of the landlord. Null for a home. */
  contactId: string | null;
  ownerId: string | null;
  papers: DocumentToCheck[];
}

/** For the page of today, those that wait longest first. */
export async function listDocumentsFromLandlords(
  db: Queryable,
  today: string,
  branch: string | null,
): Promise<SenderOfDocuments[]> {
  const ofHomes = isAboutHomeOf(branch, landlordHomes.listingId);
  const ofBranch = or(
    isAboutHomeOf(branch, documents.subjectId),
    branch === null ? undefined : and(eq(documents.subject, "landlord"), hasHomeOf(db, branch)),
  );
  const certificates = await listCertificatesToCheck(db, today, ofHomes);
  const others = await listUncheckedDocuments(db, ofBranch);
  const all = [
    ...certificates.map((paper) => ({ ...paper, of: paper.listingId, isCertificate: true })),
    ...others.map((paper) => ({ ...paper, of: paper.subjectId, isCertificate: false })),
  ].toSorted((one, other) => one.addedAt.getTime() - other.addedAt.getTime());
  const bySender = Map.groupBy(all, (paper) => paper.of);
  const homes = await findHomes(db, [...bySender.keys()]);
  const landlords = new Map(others.map((one) => [one.subjectId, one]));
  return [...bySender].map(([id, papers]) => {
    const home = homes.get(id);
    const landlord = home ? undefined : landlords.get(id);
    return {
      id,
      name: home?.name ?? (landlord ? `${landlord.firstname} ${landlord.lastname}`.trim() : id),
      contactId: landlord?.contactId ?? null,
      ownerId: home?.ownerId ?? null,
      papers: papers.map(({ id: paperId, kind, addedAt, isCertificate }) => {
        return { id: paperId, kind, name: documentKinds[kind], addedAt, isCertificate };
      }),
    };
  });
}

/** The same of one home and its landlord: what each of their documents waits for, by its id. */
export async function findDocumentsToCheck(
  db: Queryable,
  today: string,
  { listingId, landlordId }: { listingId: string; landlordId: string | null },
): Promise<ReadonlyMap<string, "certificate" | "check">> {
  const isOfHome = eq(landlordHomes.listingId, listingId);
  const certificates = await listCertificatesToCheck(db, today, isOfHome);
  const isTheirs = inArray(documents.subjectId, [listingId, landlordId ?? []].flat());
  const others = await listUncheckedDocuments(db, isTheirs);
  return new Map([
    ...certificates.map(({ id }) => [id, "certificate"] as const),
    ...others.map(({ id }) => [id, "check"] as const),
  ]);
}

async function listCertificatesToCheck(db: Queryable, today: string, ofHomes: SQL | undefined) {
  const sent = await listLandlordDocuments(db, ofHomes);
  const ids = [...new Set(sent.map(({ listingId }) => listingId))];
  if (ids.length === 0) return [];
  const certificates = await db
    .select()
    .from(listingCertificates)
    .where(inArray(listingCertificates.listingId, ids));
  const open = await listTenanciesOf(db, ids);
  return ids.flatMap((id) =>
    listDocumentsToCheck(
      sent.filter(({ listingId }) => listingId === id),
      {
        certificates: certificates.filter(({ listingId }) => listingId === id),
        given: open
          .filter(({ row }) => row.listingId === id)
          .flatMap(({ tenancy }) => listGivenCertificates(tenancy, today)),
        today,
      },
    ),
  );
}

async function findHomes(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; ownerId: string | null }>();
  const rows = await db
    .select({ id: listings.id, name: listings.name, ownerId: listingRecords.ownerId })
    .from(listings)
    .leftJoin(listingRecords, eq(listingRecords.id, listings.id))
    .where(inArray(listings.id, [...ids]));
  return new Map(rows.map((home) => [home.id, home]));
}

async function listTenanciesOf(db: Queryable, listingIds: readonly string[]) {
  const ofHomes = inArray(tenancies.listingId, [...listingIds]);
  const isOpen = inArray(tenancies.state, ["progressing", "moved-in"]);
  const open = await db.select({ id: tenancies.id }).from(tenancies).where(and(ofHomes, isOpen));
  return loadTenancies(
    db,
    open.map(({ id }) => id),
  );
}

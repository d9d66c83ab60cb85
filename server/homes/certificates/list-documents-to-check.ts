import { and, inArray } from "drizzle-orm";
import { documentKinds, type DocumentKind } from "../../../domain/documents/document.ts";
import { listDocumentsToCheck } from "../../../domain/documents/landlord-documents.ts";
import { listGivenCertificates } from "../../../domain/tenancies/steps/given-certificates.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listLandlordDocuments } from "../../documents/list-landlord-documents.ts";
import { landlordHomes } from "../../landlords/landlord-tables.ts";
import { listingCertificates, listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { loadTenancies } from "../../tenancies/load-tenancy.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";

/** A home whose landlord sent what nobody has looked at yet. */
export interface HomeWithDocuments {
  id: string;
  home: string;
  ownerId: string | null;
  papers: { id: string; kind: DocumentKind; name: string; addedAt: Date }[];
}

/** For the page of today, those that wait longest first. */
export async function listHomesWithDocumentsToCheck(
  db: Queryable,
  today: string,
  branch: string | null,
): Promise<HomeWithDocuments[]> {
  const sent = await listLandlordDocuments(db, isAboutHomeOf(branch, landlordHomes.listingId));
  const ids = [...new Set(sent.map(({ listingId }) => listingId))];
  if (ids.length === 0) return [];
  const certificates = await db
    .select()
    .from(listingCertificates)
    .where(inArray(listingCertificates.listingId, ids));
  const lets = await listLetsOf(db, ids);
  const names = await db
    .select({ id: listings.id, name: listings.name })
    .from(listings)
    .where(inArray(listings.id, ids));
  const owners = await db
    .select({ id: listingRecords.id, ownerId: listingRecords.ownerId })
    .from(listingRecords)
    .where(inArray(listingRecords.id, ids));
  return ids.flatMap((id) => {
    const papers = listDocumentsToCheck(
      sent.filter(({ listingId }) => listingId === id),
      {
        certificates: certificates.filter(({ listingId }) => listingId === id),
        given: lets
          .filter(({ row }) => row.listingId === id)
          .flatMap(({ tenancy }) => listGivenCertificates(tenancy, today)),
        today,
      },
    );
    if (papers.length === 0) return [];
    const home = names.find((one) => one.id === id)?.name ?? id;
    const ownerId = owners.find((one) => one.id === id)?.ownerId ?? null;
    const named = papers.map((one) => ({ ...one, name: documentKinds[one.kind] }));
    return { id, home, ownerId, papers: named };
  });
}

async function listLetsOf(db: Queryable, listingIds: readonly string[]) {
  const ofHomes = inArray(tenancies.listingId, [...listingIds]);
  const isOpen = inArray(tenancies.state, ["progressing", "moved-in"]);
  const open = await db.select({ id: tenancies.id }).from(tenancies).where(and(ofHomes, isOpen));
  return loadTenancies(
    db,
    open.map(({ id }) => id),
  );
}

import { and, asc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { certificateDocuments } from "../../domain/documents/document-retention.ts";
import { landlordHomes } from "../landlords/landlord-tables.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { documents } from "./document-tables.ts";

/** Certificates that the landlords of homes sent by their own pages and that are no certificate's file yet, oldest first. */
export function listLandlordDocuments(db: Queryable, ofHomes: SQL | undefined) {
  return db
    .select({
      id: documents.id,
      listingId: landlordHomes.listingId,
      kind: documents.kind,
      fileName: documents.fileName,
      addedAt: documents.addedAt,
    })
    .from(documents)
    .innerJoin(
      landlordHomes,
      and(
        eq(landlordHomes.listingId, documents.subjectId),
        sql`${landlordHomes.landlordId}::text = ${documents.addedBy}`,
      ),
    )
    .where(
      and(
        eq(documents.subject, "home"),
        inArray(documents.kind, Object.values(certificateDocuments)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(listingCertificates)
            .where(
              and(
                // Its index is by home.
                eq(listingCertificates.listingId, landlordHomes.listingId),
                eq(listingCertificates.documentId, documents.id),
              ),
            ),
        ),
        ofHomes,
      ),
    )
    .orderBy(asc(documents.addedAt), asc(documents.id));
}

export function listDocumentsOfHome(db: Queryable, listingId: string) {
  return listLandlordDocuments(db, eq(landlordHomes.listingId, listingId));
}

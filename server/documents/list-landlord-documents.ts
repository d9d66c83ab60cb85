import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { certificateDocuments } from "../../domain/documents/document-retention.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { landlordHomes, landlords } from "../landlords/landlord-tables.ts";
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

/**
 * What a landlord sent that becomes no certificate of a home, until a colleague marks it as checked:
 * what is none, and what came before a home was theirs. With `sentByLandlord`, as colleagues' own
 * documents wait for nobody.
 */
export function waitsToBeChecked(): SQL | undefined {
  return and(
    isNull(documents.checkedAt),
    ne(documents.subject, "tenancy"),
    or(
      eq(documents.subject, "landlord"),
      notInArray(documents.kind, Object.values(certificateDocuments)),
    ),
  );
}

/** By the key of the landlords: jobs and others who add documents are named in words. */
const sentByLandlord = sql`${landlords.id} = case when length(${documents.addedBy}) = 36
  then ${documents.addedBy}::uuid end`;

export function isOfLandlord(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(landlords)
      .where(sentByLandlord),
  );
}

/** Oldest first, with who sent each. */
export function listUncheckedDocuments(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      id: documents.id,
      subject: documents.subject,
      subjectId: documents.subjectId,
      kind: documents.kind,
      addedAt: documents.addedAt,
      contactId: landlords.contactId,
      firstname: contacts.firstname,
      lastname: contacts.lastname,
    })
    .from(documents)
    .innerJoin(landlords, sentByLandlord)
    .innerJoin(contacts, eq(contacts.id, landlords.contactId))
    .where(and(waitsToBeChecked(), which))
    .orderBy(asc(documents.addedAt), asc(documents.id));
}

import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { DocumentSubject } from "../../domain/documents/document.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { documents } from "./document-tables.ts";

/** Oldest first, without their contents. */
export function listDocuments(
  db: Queryable,
  subject: DocumentSubject,
  subjectIds: readonly string[],
) {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.subject, subject), inArray(documents.subjectId, [...subjectIds])))
    .orderBy(asc(documents.addedAt), asc(documents.id));
}

export function listDocumentsOfContacts(db: Queryable, contactIds: readonly string[]) {
  return db
    .select()
    .from(documents)
    .where(inArray(documents.contactId, [...contactIds]))
    .orderBy(asc(documents.addedAt), asc(documents.id));
}

export async function eraseDocument(tx: Transaction, id: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id));
}

/** Files with whatever they belong to. */
export async function eraseDocumentsOf(
  tx: Transaction,
  subject: DocumentSubject,
  subjectIds: readonly string[],
): Promise<number> {
  if (subjectIds.length === 0) return 0;
  const erased = await tx
    .delete(documents)
    .where(and(eq(documents.subject, subject), inArray(documents.subjectId, [...subjectIds])))
    .returning({ id: documents.id });
  return erased.length;
}

/** Erases documents whose day has come. What is known of a certificate stays without its file. */
export async function eraseExpiredDocuments(
  tx: Transaction,
  today: string,
  atMost: number,
): Promise<{ documents?: number }> {
  const old = tx
    .select({ id: documents.id })
    .from(documents)
    .where(lte(documents.eraseOn, today))
    .orderBy(asc(documents.eraseOn))
    .limit(atMost);
  const erased = await tx
    .delete(documents)
    .where(inArray(documents.id, old))
    .returning({ id: documents.id, subjectId: documents.subjectId });
  if (erased.length === 0) return {};
  const { documentId, listingId } = listingCertificates;
  const ids = erased.map(({ id }) => id);
  // By the home, which has an index: all that a file of a home is about.
  const homes = erased.map(({ subjectId }) => subjectId);
  await tx
    .update(listingCertificates)
    .set({ documentId: null })
    .where(and(inArray(listingId, homes), inArray(documentId, ids)));
  return { documents: erased.length };
}

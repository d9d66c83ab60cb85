import { desc, inArray, sql } from "drizzle-orm";
import {
  type Applicant,
  createPersonKeys,
  type KnownPerson,
} from "../../domain/contacts/applicant.ts";
import { isEnteredLike } from "../../domain/shared/text/compare-names.ts";
import { type ClaimSubject, differsFromRecord } from "../../domain/contacts/claims.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { contactClaims, contacts } from "./contact-tables.ts";

export type ClaimRow = typeof contactClaims.$inferSelect;

interface ClaimedRecord {
  subject: ClaimSubject;
  recordId: string;
  at: Date;
}

export type RecordedContact = Applicant & { id: string };

/**
 * Finds the contact with the e-mail and phone that a visitor typed, or makes it, and keeps what was
 * typed with the submission.
 * @returns the contact as it is recorded
 */
export async function claimContact(
  tx: Transaction,
  typed: Applicant,
  record: ClaimedRecord,
): Promise<RecordedContact> {
  const contact = await findOrAddContact(tx, typed);
  await saveClaim(tx, contact.id, typed, record);
  return contact;
}

/**
 * The same of what a colleague entered for whoever rang or stood before them. Half a name is no claim.
 */
export async function claimByTelephone(
  tx: Transaction,
  typed: Applicant,
  record: ClaimedRecord,
): Promise<RecordedContact> {
  const contact = await findOrAddContact(tx, typed);
  if (!isEnteredLike(typed, contact)) await saveClaim(tx, contact.id, typed, record);
  return contact;
}

/**
 * The details of a contact that exists stay as they are. Its row is locked and its time moved on:
 * lists of contacts are in the order of it, and an erasure of unused contacts looks again.
 */
export async function findOrAddContact(
  tx: Transaction,
  typed: Applicant,
): Promise<RecordedContact> {
  const { firstname, lastname, phone, email } = typed;
  const [contact] = await tx
    .insert(contacts)
    .values({ firstname, lastname, phone, email, ...createPersonKeys(typed) })
    .onConflictDoUpdate({
      target: [contacts.emailKey, contacts.phoneKey],
      set: { updatedAt: sql`now()` },
    })
    .returning({
      id: contacts.id,
      firstname: contacts.firstname,
      lastname: contacts.lastname,
      phone: contacts.phone,
      email: contacts.email,
    });
  if (!contact) throw new Error("The contact was not written.");
  // It was found by the address, so that it has one.
  return { ...contact, email: contact.email ?? email };
}

/** A submission that is sent again has the last that was typed. */
export async function saveClaim(
  tx: Transaction,
  contactId: string,
  { firstname, lastname, phone, email }: Applicant,
  { subject, recordId, at }: ClaimedRecord,
): Promise<void> {
  const details = { firstname, lastname, phone, email };
  const undecided = { claimedAt: at, decision: null, decidedAt: null, decidedBy: null };
  await tx
    .insert(contactClaims)
    .values({ contactId, subject, recordId, ...details, ...undecided })
    .onConflictDoUpdate({
      target: [contactClaims.recordId, contactClaims.subject, contactClaims.contactId],
      set: { ...details, ...undecided },
    });
}

/** Newest first. */
export function listClaims(db: Queryable, contactIds: readonly string[]): Promise<ClaimRow[]> {
  return db
    .select()
    .from(contactClaims)
    .where(inArray(contactClaims.contactId, [...contactIds]))
    .orderBy(desc(contactClaims.claimedAt), desc(contactClaims.id));
}

/**
 * What a person sent as their record was differs from it once the record is corrected, and is no
 * proposal.
 * @param former the record as it was
 */
export async function settleOwnClaims(
  tx: Transaction,
  former: KnownPerson & { id: string },
  { by, at }: { by: StaffActor; at: Date },
): Promise<void> {
  const claims = await listClaims(tx, [former.id]);
  const own = claims.filter(
    (claim) => claim.decision === null && !differsFromRecord(claim, former),
  );
  await tx
    .update(contactClaims)
    .set({ decision: "kept", decidedAt: at, decidedBy: by.staffId })
    .where(
      inArray(
        contactClaims.id,
        own.map(({ id }) => id),
      ),
    );
}

/** Erases what was typed with submissions that are erased. Call it in their transaction. */
export async function eraseClaims(tx: Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await tx.delete(contactClaims).where(inArray(contactClaims.recordId, [...recordIds]));
}

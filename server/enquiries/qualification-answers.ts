import { and, desc, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import { type Applicant, createPersonKeys } from "../../domain/contacts/applicant.ts";
import { findAnswersOf, findAnswersOfRecord } from "../../domain/enquiries/own-answers.ts";
import type { Named } from "../../domain/shared/text/compare-names.ts";
import { contactClaims, contacts } from "../contacts/contact-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { qualifications } from "./enquiry-tables.ts";

/** What somebody said of their work, income and wishes. */
export type FoundAnswers = Pick<typeof qualifications.$inferSelect, "answers" | "completedAt">;

/**
 * What the office reads: the newest answers that came with one of the enquiries, else the newest that
 * whoever sent them gave with another; without enquiries those of the record. Null if there are none.
 */
export async function findAnswers(
  db: Queryable,
  about: { enquiryIds: readonly string[]; contactIds: readonly string[] },
): Promise<FoundAnswers | null> {
  const enquiryIds = [...about.enquiryIds];
  const contactIds = [...about.contactIds];
  const sets = await listAnswers(
    db,
    or(
      inArray(qualifications.enquiryId, enquiryIds),
      inArray(qualifications.contactId, contactIds),
    ),
  );
  const ofEnquiries = sets.filter(({ enquiryId }) => enquiryIds.includes(enquiryId ?? ""));
  const own = findAnswersOfRecord(ofEnquiries) ?? ofEnquiries[0];
  if (own) return pickAnswers(own);
  const senders = await listSenders(db, { enquiryIds, contactIds });
  const found =
    senders.length === 0
      ? findAnswersOfRecord(sets)
      : senders.map((name) => findAnswersOf(sets, name)).find((one) => one !== null);
  return found ? pickAnswers(found) : null;
}

/**
 * Returns the newest answers that somebody gave after a time. Only e-mail and phone together identify a
 * person: neither alone finds anything. Of those who share both each has their own answers, by name; a
 * name that nobody gave any under gets those of the other, who is named.
 */
export async function findQualification(
  db: Queryable,
  person: Applicant,
  since: Date,
): Promise<(FoundAnswers & { givenBy: Named | null }) | null> {
  const { emailKey, phoneKey } = createPersonKeys(person);
  const sets = await listAnswers(
    db,
    and(
      eq(contacts.emailKey, emailKey),
      eq(contacts.phoneKey, phoneKey),
      gt(qualifications.completedAt, since),
    ),
  );
  const own = findAnswersOf(sets, person);
  if (own) return { ...pickAnswers(own), givenBy: null };
  const other = findAnswersOfRecord(sets) ?? sets[0];
  return other ? { ...pickAnswers(other), givenBy: other.name } : null;
}

/** Under which names the enquiries came, the newest first. Those of before claims have none. */
async function listSenders(
  db: Queryable,
  { enquiryIds, contactIds }: { enquiryIds: string[]; contactIds: string[] },
): Promise<Named[]> {
  const { firstname, lastname } = contactClaims;
  return db
    .select({ firstname, lastname })
    .from(contactClaims)
    .where(
      and(
        eq(contactClaims.subject, "enquiry"),
        inArray(contactClaims.recordId, enquiryIds),
        inArray(contactClaims.contactId, contactIds),
      ),
    )
    .orderBy(desc(contactClaims.claimedAt), desc(contactClaims.id));
}

/** Newest first, with the name that came with them. */
async function listAnswers(db: Queryable, where: SQL | undefined) {
  const { firstname, lastname } = contacts;
  const rows = await db
    .select({
      answers: qualifications.answers,
      completedAt: qualifications.completedAt,
      enquiryId: qualifications.enquiryId,
      ofRecord: qualifications.ofRecord,
      record: { firstname, lastname },
      claim: contactClaims,
    })
    .from(qualifications)
    .innerJoin(contacts, eq(contacts.id, qualifications.contactId))
    .leftJoin(
      contactClaims,
      and(
        eq(contactClaims.subject, "enquiry"),
        eq(contactClaims.recordId, qualifications.enquiryId),
        eq(contactClaims.contactId, qualifications.contactId),
      ),
    )
    .where(where)
    .orderBy(desc(qualifications.completedAt), desc(qualifications.id));
  return rows.map(({ claim, ofRecord, ...set }) => ({
    ...set,
    name: claim ?? set.record,
    isOfRecord: ofRecord === true || claim?.decision === "taken",
  }));
}

function pickAnswers({ answers, completedAt }: FoundAnswers): FoundAnswers {
  return { answers, completedAt };
}

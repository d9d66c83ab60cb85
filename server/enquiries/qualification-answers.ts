import { and, desc, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import { type Applicant, createPersonKeys } from "../../domain/contacts/applicant.ts";
import { differsInName } from "../../domain/contacts/claims.ts";
import { contactClaims, contacts } from "../contacts/contact-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { qualifications } from "./enquiry-tables.ts";

/** What somebody said of their work, income and wishes. */
export type FoundAnswers = Pick<typeof qualifications.$inferSelect, "answers" | "completedAt">;

/**
 * What the office reads: the newest answers that came with one of the enquiries, else the newest
 * that came with another enquiry of the contacts. Null if there are none.
 */
export async function findAnswers(
  db: Queryable,
  about: { enquiryIds: readonly string[]; contactIds: readonly string[] },
): Promise<FoundAnswers | null> {
  const enquiryIds = [...about.enquiryIds];
  const sets = await listAnswers(
    db,
    or(
      inArray(qualifications.enquiryId, enquiryIds),
      inArray(qualifications.contactId, [...about.contactIds]),
    ),
  );
  const ofEnquiries = sets.filter(({ enquiryId }) => enquiryIds.includes(enquiryId ?? ""));
  const found = ofEnquiries.find(isUnderOwnName) ?? ofEnquiries[0] ?? sets.find(isUnderOwnName);
  return found ? pickAnswers(found) : null;
}

/**
 * Returns the newest answers given after a time. Only e-mail and phone together identify a person.
 * Neither alone finds anything.
 */
export async function findQualification(
  db: Queryable,
  person: Pick<Applicant, "email" | "phone">,
  since: Date,
): Promise<FoundAnswers | null> {
  const { emailKey, phoneKey } = createPersonKeys(person);
  const sets = await listAnswers(
    db,
    and(
      eq(contacts.emailKey, emailKey),
      eq(contacts.phoneKey, phoneKey),
      gt(qualifications.completedAt, since),
    ),
  );
  const found = sets.find(isUnderOwnName);
  return found ? pickAnswers(found) : null;
}

type AnswerSet = Awaited<ReturnType<typeof listAnswers>>[number];

/** Newest first, with the name that came with them. */
function listAnswers(db: Queryable, where: SQL | undefined) {
  const { firstname, lastname } = contacts;
  return db
    .select({
      answers: qualifications.answers,
      completedAt: qualifications.completedAt,
      enquiryId: qualifications.enquiryId,
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
}

/** Who types somebody else's address and number under another name answers for nobody but themselves. */
function isUnderOwnName({ claim, record }: AnswerSet): boolean {
  return claim === null || !differsInName(claim, record);
}

function pickAnswers({ answers, completedAt }: AnswerSet): FoundAnswers {
  return { answers, completedAt };
}

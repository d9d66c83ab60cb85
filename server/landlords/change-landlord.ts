import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Applicant, createPersonKeys } from "../../domain/contacts/applicant.ts";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import type { AuditDetail } from "../../domain/shared/audit-details.ts";
import type {
  LandlordFields,
  TermsSent,
  TermsSigned,
} from "../../domain/landlords/landlord-fields.ts";
import {
  type CancellationProblem,
  findCancellationProblem,
} from "../../domain/landlords/landlord.ts";
import { isReplaced } from "../../domain/landlords/terms-of-business.ts";
import { isSameWording, type Named } from "../../domain/shared/text/compare-names.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { findOrAddContact } from "../contacts/claim-contact.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { listTerms } from "./landlords.ts";
import { landlordHomes, landlords, landlordTerms } from "./landlord-tables.ts";

/**
 * Who is on record under an email and a phone: whether by the name that was entered, which goes on papers,
 * and as which landlord. Null where they are nobody's yet.
 */
export async function findKnownPerson(db: Queryable, entered: Applicant) {
  const { emailKey, phoneKey } = createPersonKeys(entered);
  const { firstname, lastname } = contacts;
  const [known] = await db
    .select({ firstname, lastname, landlordId: landlords.id })
    .from(contacts)
    .leftJoin(landlords, eq(landlords.contactId, contacts.id))
    .where(and(eq(contacts.emailKey, emailKey), eq(contacts.phoneKey, phoneKey)));
  return known
    ? { landlordId: known.landlordId, isSameName: isSamePaperName(entered, known) }
    : null;
}

function isSamePaperName(one: Named, other: Named): boolean {
  return (
    isSameWording(one.firstname, other.firstname) && isSameWording(one.lastname, other.lastname)
  );
}

/**
 * Adds a landlord, or finds the one who has this e-mail and phone and updates their company and address
 * for service. What is left empty is not said and stays, and so does the name on record.
 * @returns the landlord's id
 */
export function addLandlord(
  { database, now }: AppContext,
  actor: StaffActor,
  landlord: LandlordFields,
): Promise<string> {
  return transact(database.orm, (tx) => addLandlordIn(tx, actor, landlord, now()));
}

/** The same within a transaction of the caller. */
export async function addLandlordIn(
  tx: Transaction,
  actor: StaffActor,
  { companyName, address, ...applicant }: LandlordFields,
  createdAt: Date,
): Promise<string> {
  const { id: contactId } = await findOrAddContact(tx, applicant);
  const [landlord] = await tx
    .insert(landlords)
    .values({ contactId, companyName, address, createdAt })
    .onConflictDoUpdate({
      target: landlords.contactId,
      set: {
        companyName: sql`coalesce(excluded.company_name, ${landlords.companyName})`,
        address: sql`coalesce(excluded.address, ${landlords.address})`,
      },
    })
    .returning({ id: landlords.id });
  if (!landlord) throw new Error("The landlord was not written.");
  await noteLandlordChange(tx, actor, "landlord.added", landlord.id);
  return landlord.id;
}

interface LandlordOfHome {
  listingId: string;
  landlordId: string;
  maxAdults: number | null;
  maxHouseholds: number | null;
}

/** Says whose a home is, and what it and its licence allow. */
export async function setHomeLandlord(
  { database, now }: AppContext,
  actor: StaffActor,
  home: LandlordOfHome,
): Promise<"set" | "none"> {
  return transact(database.orm, (tx) => setHomeLandlordIn(tx, actor, home, now()));
}

/** The same within a transaction of the caller. */
export async function setHomeLandlordIn(
  tx: Transaction,
  actor: StaffActor,
  home: LandlordOfHome,
  since: Date,
): Promise<"set" | "none"> {
  const { listingId, landlordId, ...limits } = home;
  const isKnown = (await tx.$count(listingRecords, eq(listingRecords.id, listingId))) > 0;
  const [landlord] = await tx
    .select({ id: landlords.id })
    .from(landlords)
    .where(eq(landlords.id, landlordId))
    // Whoever finds them on the sanctions list meanwhile waits, and then sees this home, too.
    .for("share");
  if (!isKnown || !landlord) return "none";
  const [before] = await tx
    .select({ landlordId: landlordHomes.landlordId })
    .from(landlordHomes)
    .where(eq(landlordHomes.listingId, listingId));
  const isSame = before?.landlordId === landlordId;
  // What was kept for a former landlord is not the next one's to read.
  const papersFrom = before || (await wasEverSet(tx, listingId)) ? since : null;
  await tx
    .insert(landlordHomes)
    .values({ ...home, since, papersFrom })
    .onConflictDoUpdate({
      target: landlordHomes.listingId,
      set: isSame ? limits : { landlordId, ...limits, since, papersFrom },
    });
  await checkHomesAnew(tx, eq(listingRecords.id, listingId));
  await noteLandlordChange(tx, actor, "landlord.home", landlordId, { listingId });
  return "set";
}

/** The audit remembers a landlord who was erased since. */
async function wasEverSet(tx: Transaction, listingId: string): Promise<boolean> {
  const set = and(
    eq(audit.subject, "landlord"),
    eq(audit.action, "landlord.home"),
    sql`${audit.detail}->>'listingId' = ${listingId}`,
  );
  return (await tx.$count(audit, set)) > 0;
}

/** The check of the landlord is part of what is checked before a home is advertised. */
export async function checkHomesAnew(tx: Transaction, homes: SQL): Promise<void> {
  await tx.update(listingRecords).set({ checkedOn: null }).where(homes);
}

/** They replace those that were sent before and nobody signed (`findTermsToSign`). */
export async function recordTermsSent(
  { database, now }: AppContext,
  actor: StaffActor,
  landlordId: string,
  { plan, version, on }: TermsSent,
): Promise<string> {
  return transact(database.orm, async (tx) => {
    const [terms] = await tx
      .insert(landlordTerms)
      .values({ landlordId, plan, version, sentOn: on, sentBy: actor.staffId, recordedAt: now() })
      .returning({ id: landlordTerms.id });
    if (!terms) throw new Error("The terms were not written.");
    await noteLandlordChange(tx, actor, "landlord.terms-sent", landlordId, { plan, version });
    return terms.id;
  });
}

/**
 * Terms signed away from the office can be cancelled for 14 days (`findCancellationEnd`).
 * @returns `none` if they were signed before or do not exist, `replaced` if newer ones were sent since
 */
export async function recordTermsSigned(
  { database }: AppContext,
  actor: StaffActor,
  { landlordId, termsId }: { landlordId: string; termsId: string },
  { on, where, toldOn, documentId }: TermsSigned,
): Promise<"recorded" | "none" | "replaced"> {
  return transact(database.orm, async (tx) => {
    const sent = await listTerms(tx, landlordId);
    if (sent.some((one) => one.id === termsId && isReplaced(sent, one))) return "replaced";
    const [terms] = await tx
      .update(landlordTerms)
      .set({ signedOn: on, signedWhere: where, toldOn, documentId })
      .where(
        and(
          eq(landlordTerms.id, termsId),
          eq(landlordTerms.landlordId, landlordId),
          isNull(landlordTerms.signedOn),
        ),
      )
      .returning({ id: landlordTerms.id });
    if (!terms) return "none";
    await noteLandlordChange(tx, actor, "landlord.terms-signed", landlordId, { where });
    return "recorded";
  });
}

/** @param on day of their statement, by which it is in time or too late */
export async function recordTermsCancelled(
  { database, now }: AppContext,
  actor: StaffActor,
  { landlordId, termsId, on }: { landlordId: string; termsId: string; on: string },
): Promise<"recorded" | "none" | CancellationProblem> {
  return transact(database.orm, async (tx) => {
    const [terms] = await tx
      .select()
      .from(landlordTerms)
      .where(and(eq(landlordTerms.id, termsId), eq(landlordTerms.landlordId, landlordId)))
      .for("update");
    if (!terms) return "none";
    const problem = findCancellationProblem(terms, on, getLondonDate(now()));
    if (problem !== null) return problem;
    await tx.update(landlordTerms).set({ cancelledOn: on }).where(eq(landlordTerms.id, termsId));
    await noteLandlordChange(tx, actor, "landlord.terms-cancelled", landlordId, { on });
    return "recorded";
  });
}

export async function noteLandlordChange(
  tx: Transaction,
  actor: StaffActor,
  action: AuditAction,
  landlordId: string,
  detail?: AuditDetail,
): Promise<void> {
  await recordAudit(tx, { actor, action, subject: "landlord", subjectId: landlordId, detail });
  await notifyOffice(tx, { subject: "landlord", id: landlordId });
}

import { inArray } from "drizzle-orm";
import { listUndecidedClaims } from "../../domain/contacts/claims.ts";
import { isSameName } from "../../domain/shared/text/compare-names.ts";
import type { KnownPerson } from "../../domain/contacts/applicant.ts";
import { type ClaimRow, listClaims } from "../contacts/claim-contact.ts";
import { contactClaims } from "../contacts/contact-tables.ts";
import { type ContactRow, listContacts } from "../contacts/person-contacts.ts";
import type { Queryable } from "../platform/database/client.ts";
import { formatName } from "./open-conversation.ts";

export type ClaimView = ReturnType<typeof showClaim>;

/**
 * Of what visitors sent about contacts, that on which the office has to decide.
 * @param claims newest first
 */
export function showUndecided(
  claims: readonly ClaimRow[],
  records: readonly ContactRow[],
): ClaimView[] {
  return records.flatMap((record) => {
    const own = claims.filter(({ contactId }) => contactId === record.id);
    return listUndecidedClaims(own, record).map((claim) => showClaim(claim, record));
  });
}

function showClaim(claim: ClaimRow, record: ContactRow) {
  return { id: claim.id, sent: showDetails(claim), record: showDetails(record) };
}

function showDetails(person: KnownPerson) {
  return { name: formatName(person), phone: person.phone, email: person.email };
}

/**
 * How the senders of requests called themselves, where it is not what the record says, and what of
 * that the office has to decide.
 */
export async function findRequestClaims(db: Queryable, recordIds: readonly string[]) {
  const ofRequests = await db
    .select({ contactId: contactClaims.contactId })
    .from(contactClaims)
    .where(inArray(contactClaims.recordId, [...recordIds]));
  const contactIds = [...new Set(ofRequests.map(({ contactId }) => contactId))];
  const records = await listContacts(db, contactIds);
  const all = await listClaims(db, contactIds);
  const isHere = ({ recordId }: ClaimRow) => recordIds.includes(recordId);
  const sentAs = new Map(
    all.filter(isHere).flatMap((claim) => {
      const record = records.find(({ id }) => id === claim.contactId);
      const differs = record && !isSameName(claim, record);
      return differs ? [[claim.recordId, formatName(claim)]] : [];
    }),
  );
  // What was decided elsewhere counts. What waits elsewhere is shown there.
  const here = all.filter((claim) => claim.decision !== null || isHere(claim));
  return { sentAs, undecided: showUndecided(here, records) };
}

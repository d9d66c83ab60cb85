import { listLinksOfContacts } from "../customer-page-links/renew-case-link.ts";
import { listDocumentsOfContacts } from "../documents/documents.ts";
import { listLandlordRecords } from "../landlords/personal-data.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listTenanciesOfPerson } from "../tenancies/personal-data.ts";

export type FoundTenancies = Awaited<ReturnType<typeof findTenanciesOf>>;

/** A person as tenant, guarantor or landlord, with their links and papers. */
export async function findTenanciesOf(db: Queryable, contactIds: readonly string[]) {
  const landlords = await listLandlordRecords(db, contactIds);
  const landlordIds = landlords.map(({ id }) => id);
  return {
    landlords,
    tenancies: await listTenanciesOfPerson(db, { contactIds, landlordIds }),
    caseLinks: await listLinksOfContacts(db, contactIds, landlordIds),
    documents: await listDocumentsOfContacts(db, contactIds),
  };
}

export function exportLandlordRecords({ landlords, caseLinks, documents }: FoundTenancies) {
  return {
    landlords: landlords.map(({ companyName, address, createdAt, ...landlord }) => {
      const { sanctionsResult, sanctionsCheckedOn, sanctionsNote, homes, terms } = landlord;
      const { name, address: checkedAddress } = landlord.checkedAs ?? { name: null, address: null };
      const checkedAs = { name, address: checkedAddress };
      const checked = { sanctionsResult, sanctionsCheckedOn, sanctionsNote, checkedAs };
      return { companyName, address, createdAt, ...checked, homes, terms };
    }),
    caseLinks: caseLinks.map(({ createdAt, expiresAt, revokedAt, lastUsedAt }) => {
      return { createdAt, expiresAt, revokedAt, lastUsedAt };
    }),
    // A copy of the file itself is opened one by one, so that each reading is recorded.
    documents: documents.map(({ id, kind, fileName, bytes, hash, addedAt, eraseOn }) => {
      return { id, kind, fileName, bytes, hash, addedAt, eraseOn };
    }),
  };
}

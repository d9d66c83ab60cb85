import {
  type StoredDocument,
  mayLandlordRead,
  mayRenterRead,
} from "../../domain/customer-pages/own-documents.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { listHomesOfLandlord } from "../landlords/landlords.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listTenancyIdsOfContacts, listTenancyIdsOfLandlord } from "../tenancies/find-tenancies.ts";
import { type LoadedTenancy, loadTenancy } from "../tenancies/load-tenancy.ts";
import { toReader } from "./renter/renter-documents.ts";

/** Whether a paper is one that whoever holds the link to an own page may read. */
export async function mayCaseRead(
  db: Queryable,
  opened: OpenCase,
  paper: StoredDocument,
): Promise<boolean> {
  if (opened.kind === "landlord") {
    return mayLandlordRead(paper, {
      landlordId: opened.landlordId,
      homes: await listHomesOfLandlord(db, opened.landlordId),
      tenancyIds: await listTenancyIdsOfLandlord(db, opened.landlordId),
    });
  }
  const tenancies: LoadedTenancy[] = [];
  for (const tenancyId of await listTenancyIdsOfContacts(db, opened.contactIds)) {
    const loaded = await loadTenancy(db, tenancyId);
    if (loaded !== null) tenancies.push(loaded);
  }
  return mayRenterRead(paper, toReader(opened.contactIds, tenancies));
}

import { mayLandlordRead, mayRenterRead } from "../../domain/cases/own-papers.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import type { OpenCase } from "../case-links/open-case.ts";
import { readDocument } from "../documents/read-document.ts";
import { listHomesOfLandlord } from "../landlords/landlords.ts";
import { listTenancyIdsOfContacts, listTenancyIdsOfLandlord } from "../tenancies/find-tenancies.ts";
import { type LoadedTenancy, loadTenancy } from "../tenancies/load-tenancy.ts";
import { toReader } from "./renter-papers.ts";

/**
 * A paper that whoever has this link may read. Null for none and for somebody else's. Each reading
 * is in the audit.
 */
export async function readOwnPaper(
  app: Pick<AppContext, "database" | "documentKeys">,
  opened: OpenCase,
  id: string,
) {
  if (!isUuid(id)) return null;
  const { orm } = app.database;
  return readDocument(app, "visitor", id, async (paper) => {
    if (opened.kind === "landlord") {
      const homes = await listHomesOfLandlord(orm, opened.landlordId);
      return mayLandlordRead(paper, {
        landlordId: opened.landlordId,
        homes,
        tenancyIds: await listTenancyIdsOfLandlord(orm, opened.landlordId),
      });
    }
    const lets: LoadedTenancy[] = [];
    for (const letId of await listTenancyIdsOfContacts(orm, opened.contactIds)) {
      const loaded = await loadTenancy(orm, letId);
      if (loaded !== null) lets.push(loaded);
    }
    return mayRenterRead(paper, toReader(opened.contactIds, lets));
  });
}

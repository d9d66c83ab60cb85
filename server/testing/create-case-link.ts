import { buildCasePath, caseLinkDays } from "../../domain/customer-page-links/case-path.ts";
import { createAccessLink } from "../access-links/access-links.ts";
import { type PageOwner, getCaseKind, toPageRecord } from "../customer-page-links/case-owner.ts";
import { findLandlordContactId } from "../landlords/landlords.ts";
import type { Transaction } from "../platform/database/client.ts";

/**
 * A link to somebody's own page that no mail carries.
 * @returns its id and its address on the site
 */
export async function createCaseLink(
  tx: Transaction,
  owner: PageOwner,
  { siteUrl, at }: { siteUrl: string; at: Date },
): Promise<{ id: string; url: string }> {
  const contactId =
    "contactId" in owner ? owner.contactId : await findLandlordContactId(tx, owner.landlordId);
  const expiresAt = new Date(at.getTime() + caseLinkDays * 86_400_000);
  const { id, secret } = await createAccessLink(tx, {
    ...toPageRecord(owner),
    contactId,
    at,
    expiresAt,
  });
  return { id, url: siteUrl + buildCasePath(getCaseKind(owner), secret) };
}

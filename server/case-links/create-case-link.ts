import { buildCasePath, caseLinkDays, type CaseKind } from "../../domain/case-links/case-path.ts";
import { createLinkSlot, type LinkSlot } from "../../domain/shared/link-slot.ts";
import { createAccessLink } from "../access-links/access-links.ts";
import { findLandlordContactId } from "../landlords/landlords.ts";
import type { Transaction } from "../platform/database/client.ts";

/** Whose page a link opens. */
export type CaseOwner = { contactId: string } | { landlordId: string };

export function getCaseKind(owner: CaseOwner): CaseKind {
  return "contactId" in owner ? "renter" : "landlord";
}

export function toPageRecord(owner: CaseOwner): LinkSlot {
  return "contactId" in owner
    ? { purpose: "renter-page", recordId: owner.contactId }
    : { purpose: "landlord-page", recordId: owner.landlordId };
}

/**
 * The address of somebody's own page in a mail to them. Its secret is made when the mail is sent.
 * @param listingId of the home that the mail is about: it opens with that one
 */
export function buildOwnPageUrl(
  owner: CaseOwner,
  siteUrl: string,
  listingId: string | null,
): string {
  const { purpose, recordId } = toPageRecord(owner);
  const url = siteUrl + buildCasePath(getCaseKind(owner), createLinkSlot(purpose, recordId));
  return listingId === null ? url : `${url}?${new URLSearchParams({ home: listingId })}`;
}

/**
 * Makes a link to somebody's own page that no mail carries: for the demo, whose people have no mailbox.
 * @returns its id and its address on the site
 */
export async function createCaseLink(
  tx: Transaction,
  owner: CaseOwner,
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

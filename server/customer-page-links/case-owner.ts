import { buildCasePath, type CaseKind } from "../../domain/customer-page-links/case-path.ts";
import { createLinkSlot, type LinkSlot } from "../../domain/shared/mail/link-slot.ts";

/** Whose page a link opens. */
export type PageOwner = { contactId: string } | { landlordId: string };

export function getCaseKind(owner: PageOwner): CaseKind {
  return "contactId" in owner ? "renter" : "landlord";
}

export function toPageRecord(owner: PageOwner): LinkSlot {
  return "contactId" in owner
    ? { purpose: "renter-page", recordId: owner.contactId }
    : { purpose: "landlord-page", recordId: owner.landlordId };
}

/**
 * The address of somebody's own page in a mail to them. Its secret is made when the mail is sent.
 * @param listingId of the home that the mail is about: it opens with that one
 */
export function buildOwnPageUrl(
  owner: PageOwner,
  siteUrl: string,
  listingId: string | null,
): string {
  const { purpose, recordId } = toPageRecord(owner);
  const url = siteUrl + buildCasePath(getCaseKind(owner), createLinkSlot(purpose, recordId));
  return listingId === null ? url : `${url}?${new URLSearchParams({ home: listingId })}`;
}

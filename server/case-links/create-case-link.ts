import { buildCasePath, caseLinkDays, type CaseKind } from "../../domain/case-links/case-path.ts";
import type { Transaction } from "../platform/database/client.ts";
import { createToken, hashToken } from "../staff/tokens.ts";
import { caseLinks } from "./case-link-tables.ts";

/** Whose page a link opens. */
export type CaseOwner = { contactId: string } | { landlordId: string };

export function getCaseKind(owner: CaseOwner): CaseKind {
  return "contactId" in owner ? "renter" : "landlord";
}

/**
 * Makes a person's own link in the transaction of the mail that carries it. Older ones go on working:
 * each mail has one, and somebody may open an old mail.
 * @returns its id and its address on the site
 */
export async function createCaseLink(
  tx: Transaction,
  owner: CaseOwner,
  { siteUrl, at }: { siteUrl: string; at: Date },
): Promise<{ id: string; url: string }> {
  const token = createToken();
  const expiresAt = new Date(at.getTime() + caseLinkDays * 86_400_000);
  const [link] = await tx
    .insert(caseLinks)
    .values({ tokenHash: hashToken(token), ...owner, createdAt: at, expiresAt })
    .returning({ id: caseLinks.id });
  if (!link) throw new Error("The link was not written.");
  return { id: link.id, url: siteUrl + buildCasePath(getCaseKind(owner), token) };
}

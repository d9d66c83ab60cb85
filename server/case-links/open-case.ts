import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { isCaseToken, type CaseKind } from "../../domain/case-links/case-path.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listPersonContactIds } from "../contacts/person-contacts.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { hashToken } from "../staff/tokens.ts";
import { caseLinks } from "./case-link-tables.ts";

export type CaseLinkRow = typeof caseLinks.$inferSelect;

/** Who opened their page. What they may see and do follows from these ids alone. */
export type OpenCase =
  | { kind: "renter"; linkId: string; contactId: string; contactIds: string[] }
  | { kind: "landlord"; linkId: string; landlordId: string };

/**
 * `lapsed`: the link is known but over, so that a new one can be mailed to its owner.
 * A link of the other kind is unknown here.
 */
export type CaseAccess =
  | { ok: true; opened: OpenCase }
  | { ok: false; reason: "unknown" | "lapsed" };

/** Opens a renter's or landlord's page by the token of its link. */
export async function openCase(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  kind: CaseKind,
  token: string,
): Promise<CaseAccess> {
  const link = await findCaseLink(orm, token);
  if (link === null) return { ok: false, reason: "unknown" };
  const { contactId, landlordId } = link;
  if ((contactId === null) !== (kind === "landlord")) return { ok: false, reason: "unknown" };
  const at = now();
  if (link.revokedAt !== null || link.expiresAt <= at) return { ok: false, reason: "lapsed" };
  // Once in a minute is enough to know whether somebody looks.
  if (link.lastUsedAt === null || at.getTime() - link.lastUsedAt.getTime() > 60_000)
    await orm.update(caseLinks).set({ lastUsedAt: at }).where(eq(caseLinks.id, link.id));
  if (landlordId !== null)
    return { ok: true, opened: { kind: "landlord", linkId: link.id, landlordId } };
  if (contactId === null) return { ok: false, reason: "unknown" };
  const contactIds = await listPersonContactIds(orm, [contactId]);
  return { ok: true, opened: { kind: "renter", linkId: link.id, contactId, contactIds } };
}

export async function findCaseLink(db: Queryable, token: string): Promise<CaseLinkRow | null> {
  if (!isCaseToken(token)) return null;
  const [link] = await db
    .select()
    .from(caseLinks)
    .where(eq(caseLinks.tokenHash, hashToken(token)));
  return link ?? null;
}

/** Name and address of whoever a link belongs to. */
export async function findCaseOwner(
  db: Queryable,
  { contactId, landlordId }: Pick<CaseLinkRow, "contactId" | "landlordId">,
) {
  const query = db
    .select({ contactId: contacts.id, firstname: contacts.firstname, email: contacts.email })
    .from(contacts);
  const [owner] =
    contactId !== null
      ? await query.where(eq(contacts.id, contactId))
      : await query
          .innerJoin(landlords, eq(landlords.contactId, contacts.id))
          .where(eq(landlords.id, landlordId ?? ""));
  return owner ?? null;
}

/** Those that still open a page, for the list from which staff revoke them. */
export function listOpenCaseLinks(
  db: Queryable,
  owner: { contactIds: readonly string[] } | { landlordIds: readonly string[] },
  now: Date,
) {
  const own =
    "contactIds" in owner
      ? inArray(caseLinks.contactId, [...owner.contactIds])
      : inArray(caseLinks.landlordId, [...owner.landlordIds]);
  return db
    .select({ id: caseLinks.id, createdAt: caseLinks.createdAt, lastUsedAt: caseLinks.lastUsedAt })
    .from(caseLinks)
    .where(and(own, isNull(caseLinks.revokedAt), gt(caseLinks.expiresAt, now)));
}

import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { CaseKind } from "../../domain/customer-page-links/case-path.ts";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import { accessLinks } from "../access-links/access-link-table.ts";
import { openAccessLink } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listConfirmedContactIds } from "../contacts/person-contacts.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { PageOwner } from "./case-owner.ts";

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

const purposes = { renter: "renter-page", landlord: "landlord-page" } as const satisfies Record<
  CaseKind,
  LinkPurpose
>;

/** Opens a renter's or landlord's page by the token of its link. */
export async function openCustomerPage(
  app: AppContext,
  kind: CaseKind,
  token: string,
): Promise<CaseAccess> {
  const found = await openAccessLink(app, purposes[kind], token);
  if (!found.ok) return { ok: false, reason: found.reason };
  const { id: linkId, recordId } = found.link;
  if (kind === "landlord") return { ok: true, opened: { kind, linkId, landlordId: recordId } };
  const contactIds = await listConfirmedContactIds(app.database.orm, [recordId]);
  return { ok: true, opened: { kind, linkId, contactId: recordId, contactIds } };
}

/**
 * Whose page a secret opens or has opened, by its hash, and whether it was ended: whoever keeps an ended
 * one may be somebody else by now. Null for what is no link to an own page.
 */
export async function findOwnerOfSecret(
  db: Queryable,
  secretHash: string,
): Promise<{ owner: PageOwner; isEnded: boolean } | null> {
  const { purpose, recordId, revokedAt } = accessLinks;
  const [link] = await db
    .select({ purpose, recordId, revokedAt })
    .from(accessLinks)
    .where(
      and(
        eq(accessLinks.secretHash, secretHash),
        inArray(accessLinks.purpose, Object.values(purposes)),
      ),
    );
  if (!link) return null;
  const isRenter = link.purpose === purposes.renter;
  const owner = isRenter ? { contactId: link.recordId } : { landlordId: link.recordId };
  return { owner, isEnded: link.revokedAt !== null };
}

/** Name and address of whoever a link belongs to. */
export async function findCaseOwner(db: Queryable, owner: PageOwner) {
  const query = db
    .select({ contactId: contacts.id, firstname: contacts.firstname, email: contacts.email })
    .from(contacts);
  const [person] =
    "contactId" in owner
      ? await query.where(eq(contacts.id, owner.contactId))
      : await query
          .innerJoin(landlords, eq(landlords.contactId, contacts.id))
          .where(eq(landlords.id, owner.landlordId));
  return person ?? null;
}

/** Those that still open a page, for the list from which staff revoke them. */
export function listOpenCaseLinks(
  db: Queryable,
  owner: { contactIds: readonly string[] } | { landlordIds: readonly string[] },
  now: Date,
) {
  const [purpose, ids] =
    "contactIds" in owner
      ? (["renter-page", owner.contactIds] as const)
      : (["landlord-page", owner.landlordIds] as const);
  const { id, createdAt, lastUsedAt } = accessLinks;
  return db
    .select({ id, createdAt, lastUsedAt })
    .from(accessLinks)
    .where(
      and(
        eq(accessLinks.purpose, purpose),
        inArray(accessLinks.recordId, [...ids]),
        isNull(accessLinks.revokedAt),
        gt(accessLinks.expiresAt, now),
      ),
    );
}

import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { accessLinks } from "./access-link-table.ts";
import { createSecret, hashSecret, isSecretOf } from "./link-secret.ts";

export type AccessLinkRow = typeof accessLinks.$inferSelect;

export interface NewAccessLink {
  purpose: LinkPurpose;
  recordId: string;
  at: Date;
  contactId?: string | null;
  mailId?: string | null;
  /** Null: as long as its record. */
  expiresAt?: Date | null;
  /** One that was made elsewhere. */
  secret?: string;
}

/**
 * Makes a link. Older ones of the record go on working: somebody may open an old mail.
 * @returns its id, and its secret, which nobody can read again
 */
export async function createAccessLink(
  db: Queryable | Transaction,
  { at, secret, ...link }: NewAccessLink,
): Promise<{ id: string; secret: string }> {
  const given = secret ?? createSecret(link.purpose);
  const [row] = await db
    .insert(accessLinks)
    .values({ ...link, secretHash: hashSecret(given), createdAt: at })
    .returning({ id: accessLinks.id });
  if (!row) throw new Error("The link was not written.");
  return { id: row.id, secret: given };
}

/**
 * Makes a link that is followed at once. It works for a day: whoever comes back has the one in their mail.
 * @returns its secret
 */
export async function createFollowedLink(
  db: Queryable | Transaction,
  link: Pick<NewAccessLink, "purpose" | "recordId" | "at"> & { contactId: string },
): Promise<string> {
  const expiresAt = new Date(link.at.getTime() + 86_400_000);
  return (await createAccessLink(db, { ...link, expiresAt })).secret;
}

/** Whatever its state. Null for what is no secret of this purpose. */
export async function findAccessLink(
  db: Queryable | Transaction,
  purpose: LinkPurpose,
  secret: string,
): Promise<AccessLinkRow | null> {
  if (!isSecretOf(purpose, secret)) return null;
  const [link] = await db
    .select()
    .from(accessLinks)
    .where(and(eq(accessLinks.secretHash, hashSecret(secret)), eq(accessLinks.purpose, purpose)));
  return link ?? null;
}

/** `lapsed`: known, but over. */
export type OpenedLink =
  | { ok: true; link: AccessLinkRow }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "lapsed"; link: AccessLinkRow };

/** Finds what a secret opens now, and notes that it was used. */
export async function openAccessLink(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  purpose: LinkPurpose,
  secret: string,
): Promise<OpenedLink> {
  const link = await findAccessLink(orm, purpose, secret);
  if (link === null) return { ok: false, reason: "unknown" };
  const at = now();
  if (isOver(link, at)) return { ok: false, reason: "lapsed", link };
  // Once in a minute is enough to know whether somebody looks.
  if (link.lastUsedAt === null || at.getTime() - link.lastUsedAt.getTime() > 60_000)
    await orm.update(accessLinks).set({ lastUsedAt: at }).where(eq(accessLinks.id, link.id));
  return { ok: true, link };
}

/** The id of the record that a secret opens. Null if it opens none. */
export async function findRecordId(
  app: Pick<AppContext, "database" | "now">,
  purpose: LinkPurpose,
  secret: string,
): Promise<string | null> {
  const opened = await openAccessLink(app, purpose, secret);
  return opened.ok ? opened.link.recordId : null;
}

export function isOver(
  { revokedAt, expiresAt }: Pick<AccessLinkRow, "revokedAt" | "expiresAt">,
  at: Date,
): boolean {
  return revokedAt !== null || (expiresAt !== null && expiresAt <= at);
}

/** @returns how many still opened something */
export async function revokeAccessLinks(
  tx: Transaction,
  { purpose, recordId, at }: { purpose: LinkPurpose; recordId: string; at: Date },
): Promise<number> {
  const ofRecord = sql`${eq(accessLinks.recordId, recordId)} and ${eq(accessLinks.purpose, purpose)}`;
  return revokeWhere(tx, ofRecord, at);
}

/** Ends what a mail brought, before it goes to another address. One with a preview goes to no other. */
export async function revokeLinksOfMail(tx: Transaction, mailId: string, at: Date): Promise<void> {
  const { mailId: mail, purpose } = accessLinks;
  await revokeWhere(tx, sql`${eq(mail, mailId)} and ${ne(purpose, "preview")}`, at);
}

/** Ends all that somebody was given, where others may read it. */
export async function revokeLinksOfContact(
  tx: Transaction,
  contactId: string,
  at: Date,
): Promise<void> {
  await revokeWhere(tx, eq(accessLinks.contactId, contactId), at);
}

/** Ends all that the contacts of a query were given. */
export async function revokeLinksOfContacts(
  tx: Transaction,
  contactIds: SQLWrapper,
  at: Date,
): Promise<void> {
  await revokeWhere(tx, sql`${accessLinks.contactId} in ${contactIds}`, at);
}

/** Ends every link that shows a home before it is published. */
export async function revokePreviews(tx: Transaction, at: Date): Promise<void> {
  await revokeWhere(tx, eq(accessLinks.purpose, "preview"), at);
}

/**
 * Ends what these contacts have followed from their pages: a page that opens nothing more leaves no way on.
 * What a mail brought, or a form answered, stays.
 */
export async function revokeFollowedLinks(
  tx: Transaction,
  contactIds: readonly string[],
  at: Date,
): Promise<void> {
  const { contactId, mailId, expiresAt, purpose } = accessLinks;
  const isFollowed = and(
    inArray(contactId, [...contactIds]),
    inArray(purpose, ["booking", "offer"]),
    isNull(mailId),
    isNotNull(expiresAt),
  );
  await revokeWhere(tx, sql`${isFollowed}`, at);
}

async function revokeWhere(tx: Transaction, where: SQL, at: Date): Promise<number> {
  const revoked = await tx
    .update(accessLinks)
    .set({ revokedAt: at })
    .where(and(where, isNull(accessLinks.revokedAt)))
    .returning({ id: accessLinks.id });
  return revoked.length;
}

/** One that is over still says so to whoever opens it, for a while. */
export async function deleteExpiredAccessLinks(db: Queryable, until: Date): Promise<void> {
  const { expiresAt } = accessLinks;
  await deleteInBatches(db, accessLinks, { where: lte(expiresAt, until), by: expiresAt });
}

/** One statement of the database asks for so many. */
const hashesAtOnce = 1000;

/** A secret that is known, and what it opens. */
export interface KnownLink {
  secret: string;
  link: AccessLinkRow;
}

/** Those of some words that are secrets of links, whatever their state. */
export async function findKnownLinks(
  db: Queryable | Transaction,
  words: readonly string[],
): Promise<KnownLink[]> {
  const found: KnownLink[] = [];
  for (let from = 0; from < words.length; from += hashesAtOnce) {
    const some = words.slice(from, from + hashesAtOnce);
    const byHash = new Map(some.map((word) => [hashSecret(word), word]));
    const known = await db
      .select()
      .from(accessLinks)
      .where(inArray(accessLinks.secretHash, [...byHash.keys()]));
    for (const link of known) {
      const secret = byHash.get(link.secretHash);
      if (secret !== undefined) found.push({ secret, link });
    }
  }
  return found;
}

/** The secrets alone. */
export async function findKnownSecrets(
  db: Queryable | Transaction,
  words: readonly string[],
): Promise<string[]> {
  return (await findKnownLinks(db, words)).map(({ secret }) => secret);
}

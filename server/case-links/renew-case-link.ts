import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { agency } from "../../domain/agency/agency.ts";
import { caseLinkPauseMinutes } from "../../domain/case-links/case-path.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { caseLinks } from "./case-link-tables.ts";
import { type CaseOwner, createCaseLink, getCaseKind } from "./create-case-link.ts";
import { createCaseLinkMail } from "./mails/case-link-mails.ts";
import { findCaseLink, findCaseOwner } from "./open-case.ts";

/**
 * Mails a new link to the owner of one, which stops the others: the way on from a link that has
 * lapsed, and from one that somebody else has. The mail goes to the address on record, whoever asks.
 * @param token of any link of theirs, lapsed or not
 * @returns `paused` if one was mailed minutes ago
 */
export async function renewCaseLink(
  { database, config, now }: Pick<AppContext, "database" | "config" | "now">,
  token: string,
  siteUrl: string,
): Promise<"mailed" | "paused" | "none"> {
  const at = now();
  return database.orm.transaction(async (tx) => {
    const link = await findCaseLink(tx, token);
    if (link === null) return "none";
    const owner = toOwner(link);
    if (owner === null) return "none";
    if (await wasMailedLately(tx, owner, at)) return "paused";
    await revokeLinks(tx, owner, at);
    return mailCaseLinkIn(tx, owner, {
      actor: "visitor",
      siteUrl,
      at,
      replyTo: config.agencyEmail,
    });
  });
}

/** Mails a link to somebody who has none, as staff ask for it. */
export async function mailCaseLink(
  { database, config, now }: Pick<AppContext, "database" | "config" | "now">,
  actor: Actor,
  owner: CaseOwner,
  siteUrl: string,
): Promise<"mailed" | "none"> {
  const at = now();
  return database.orm.transaction((tx) =>
    mailCaseLinkIn(tx, owner, { actor, siteUrl, at, replyTo: config.agencyEmail }),
  );
}

/** Ends every link of a person at once. */
export async function revokeCaseLinks(
  { database, now }: Pick<AppContext, "database" | "now">,
  actor: Actor,
  owner: CaseOwner,
): Promise<number> {
  return database.orm.transaction(async (tx) => {
    const revoked = await revokeLinks(tx, owner, now());
    if (revoked > 0) await auditLink(tx, actor, "case-link.revoked", owner);
    return revoked;
  });
}

/** The same within a transaction of the caller. */
export async function mailCaseLinkIn(
  tx: Transaction,
  owner: CaseOwner,
  { actor, siteUrl, at, replyTo }: { actor: Actor; siteUrl: string; at: Date; replyTo: string },
): Promise<"mailed" | "none"> {
  const ids = { contactId: null, landlordId: null, ...owner };
  const person = await findCaseOwner(tx, ids);
  if (person === null) return "none";
  const { id, url } = await createCaseLink(tx, owner, { siteUrl, at });
  const mail = { linkId: id, url, kind: getCaseKind(owner), ...person, agency, replyTo };
  await queueMail(tx, createCaseLinkMail(mail));
  await auditLink(tx, actor, "case-link.mailed", owner);
  return "mailed";
}

async function revokeLinks(tx: Transaction, owner: CaseOwner, at: Date): Promise<number> {
  const rows = await tx
    .update(caseLinks)
    .set({ revokedAt: at })
    .where(and(isOwn(owner), isNull(caseLinks.revokedAt)))
    .returning({ id: caseLinks.id });
  return rows.length;
}

/** Links that other mails brought don't count: whoever has lost one of them gets another at once. */
async function wasMailedLately(tx: Transaction, owner: CaseOwner, at: Date): Promise<boolean> {
  const from = new Date(at.getTime() - caseLinkPauseMinutes * 60_000);
  const askedFor = await tx
    .select({ id: caseLinks.id })
    .from(caseLinks)
    .innerJoin(
      outbox,
      and(eq(outbox.aboutId, sql`${caseLinks.id}::text`), eq(outbox.kind, "case-link")),
    )
    .where(and(isOwn(owner), gt(caseLinks.createdAt, from)))
    .limit(1);
  return askedFor.length > 0;
}

function isOwn(owner: CaseOwner) {
  return "contactId" in owner
    ? eq(caseLinks.contactId, owner.contactId)
    : eq(caseLinks.landlordId, owner.landlordId);
}

function toOwner({ contactId, landlordId }: typeof caseLinks.$inferSelect): CaseOwner | null {
  if (contactId !== null) return { contactId };
  return landlordId === null ? null : { landlordId };
}

async function auditLink(tx: Transaction, actor: Actor, action: string, owner: CaseOwner) {
  const subject = "contactId" in owner ? "contact" : "landlord";
  const subjectId = "contactId" in owner ? owner.contactId : owner.landlordId;
  await recordAudit(tx, { actor, action, subject, subjectId });
}

/** Links of contacts that are joined open one person's page. */
export function listLinksOfContacts(
  db: Queryable,
  contactIds: readonly string[],
  landlordIds: readonly string[],
) {
  return db
    .select()
    .from(caseLinks)
    .where(
      or(
        inArray(caseLinks.contactId, [...contactIds]),
        inArray(caseLinks.landlordId, [...landlordIds]),
      ),
    );
}

/** A link that is over still tells its owner so, for a while. */
export async function deleteExpiredCaseLinks(db: Queryable, until: Date): Promise<void> {
  const { expiresAt } = caseLinks;
  await deleteInBatches(db, caseLinks, { where: lte(expiresAt, until), by: expiresAt });
}

import { and, eq, gt, inArray } from "drizzle-orm";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import { agency } from "../../domain/agency/agency.ts";
import { caseLinkPauseMinutes } from "../../domain/customer-page-links/case-path.ts";
import { accessLinks } from "../access-links/access-link-table.ts";
import { revokeAccessLinks, revokeFollowedLinks } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { buildOwnPageUrl, type PageOwner, getCaseKind, toPageRecord } from "./case-owner.ts";
import { createCaseLinkMail } from "./mails/case-link-mails.ts";
import { findCaseOwner, findOwnerOfSecret } from "./open-case.ts";

/** `no-email`: whoever it is for gave a number alone. */
type LinkMailed = "mailed" | "no-email" | "none";

/**
 * Mails a new link to the owner of one, which stops the others: the way on from a link that has
 * lapsed, and from one that somebody else has. The mail goes to the address on record, whoever asks.
 * @param secretHash of a link of theirs, lapsed or not. One that was ended renews and ends nothing
 * @returns `paused` if one was mailed minutes ago
 */
export async function renewCaseLinkIn(
  tx: Transaction,
  secretHash: string,
  mail: { siteUrl: string; at: Date; replyTo: string },
): Promise<LinkMailed | "paused"> {
  const found = await findOwnerOfSecret(tx, secretHash);
  if (found === null || found.isEnded) return "none";
  const { owner } = found;
  if (await wasMailedLately(tx, [owner], mail.at)) return "paused";
  await endCaseLinksIn(tx, owner, mail.at);
  return mailCaseLinkIn(tx, owner, { actor: "visitor", ...mail });
}

/** Ends every link of a person at once. */
export async function revokeCaseLinks(
  { database, now }: AppContext,
  actor: Actor,
  owner: PageOwner,
): Promise<number> {
  return transact(database.orm, async (tx) => {
    const at = now();
    const ended = await endCaseLinksIn(tx, owner, at);
    if (ended > 0) await auditLink(tx, { actor, action: revoked, at }, owner);
    return ended;
  });
}

/** @returns how many still opened the page */
async function endCaseLinksIn(tx: Transaction, owner: PageOwner, at: Date): Promise<number> {
  if ("contactId" in owner) await revokeFollowedLinks(tx, [owner.contactId], at);
  return revokeAccessLinks(tx, { ...toPageRecord(owner), at });
}

/** Mails a link to somebody who has none. */
export async function mailCaseLinkIn(
  tx: Transaction,
  owner: PageOwner,
  {
    actor,
    siteUrl,
    at,
    replyTo,
    listingId = null,
  }: { actor: Actor; siteUrl: string; at: Date; replyTo: string; listingId?: string | null },
): Promise<LinkMailed> {
  const page = { owner, home: null, listingId };
  return mailCaseLinksIn(tx, [page], { actor, siteUrl, at, replyTo });
}

/** A page that a mail leads to, among others of the same address. */
export interface LinkedPage {
  owner: PageOwner;
  /** By which its reader tells it from the others. */
  home: string | null;
  listingId: string | null;
}

/**
 * One mail with the links of all pages of an address. It greets the first one's person, whose mail it
 * is: an erasure finds it by them.
 */
export async function mailCaseLinksIn(
  tx: Transaction,
  [first, ...others]: readonly [LinkedPage, ...LinkedPage[]],
  { actor, siteUrl, at, replyTo }: { actor: Actor; siteUrl: string; at: Date; replyTo: string },
): Promise<LinkMailed> {
  const person = await findCaseOwner(tx, first.owner);
  if (person === null) return "none";
  const { email } = person;
  if (email === null) return "no-email";
  const pages = [first, ...others].map(({ owner, home, listingId }) => ({
    url: buildOwnPageUrl(owner, siteUrl, listingId),
    home,
  }));
  const { recordId: ownerId } = toPageRecord(first.owner);
  const mail = {
    ownerId,
    pages,
    kind: getCaseKind(first.owner),
    ...person,
    email,
    agency,
    replyTo,
  };
  await queueMail(tx, createCaseLinkMail(mail));
  for (const { owner } of [first, ...others])
    await auditLink(tx, { actor, action: mailed, at }, owner);
  return "mailed";
}

/**
 * Whether one of them was. Links that other mails brought don't count: whoever has lost one of them gets
 * another at once.
 */
export async function wasMailedLately(
  tx: Transaction,
  owners: readonly PageOwner[],
  at: Date,
): Promise<boolean> {
  const from = new Date(at.getTime() - caseLinkPauseMinutes * 60_000);
  const subjects = owners.map(toAuditSubject);
  const asked = and(
    inArray(audit.subject, [...new Set(subjects.map(({ subject }) => subject))]),
    inArray(
      audit.subjectId,
      subjects.map(({ subjectId }) => subjectId),
    ),
    eq(audit.action, mailed),
    gt(audit.at, from),
  );
  return (await tx.$count(audit, asked)) > 0;
}

const mailed = "case-link.mailed";
const revoked = "case-link.revoked";

async function auditLink(
  tx: Transaction,
  row: { actor: Actor; action: AuditAction; at: Date },
  owner: PageOwner,
): Promise<void> {
  await recordAudit(tx, { ...row, ...toAuditSubject(owner) });
}

function toAuditSubject(owner: PageOwner) {
  return "contactId" in owner
    ? ({ subject: "contact", subjectId: owner.contactId } as const)
    : ({ subject: "landlord", subjectId: owner.landlordId } as const);
}

/** Links to their pages, of contacts that are joined too. */
export function listLinksOfContacts(
  db: Queryable,
  contactIds: readonly string[],
  landlordIds: readonly string[],
) {
  return db
    .select()
    .from(accessLinks)
    .where(
      and(
        inArray(accessLinks.purpose, ["renter-page", "landlord-page"]),
        inArray(accessLinks.recordId, [...contactIds, ...landlordIds]),
      ),
    );
}

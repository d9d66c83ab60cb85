import { and, eq, gt } from "drizzle-orm";
import { agency } from "../../../domain/agency/agency.ts";
import {
  confirmationHours,
  type DataRequestKind,
  dataRequestKinds,
} from "../../../domain/customer-pages/own-data.ts";
import { obstacleReasons } from "../../../domain/privacy/erasure.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import {
  buildOwnPageUrl,
  type PageOwner,
  toPageRecord,
} from "../../customer-page-links/case-owner.ts";
import { findCaseOwner, type OpenCase } from "../../customer-page-links/open-case.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { erasePerson } from "../../privacy/erase-person.ts";
import { exportPerson, type PersonCopy } from "../../privacy/export-person.ts";
import { planErasure } from "../../privacy/plan-erasure.ts";
import { refuse } from "../../staff/refusals.ts";
import { caseConfirmations } from "../case-tables.ts";
import { createOwnDataMail } from "../mails/case-mails.ts";

function toCaseOwner(opened: OpenCase): PageOwner {
  return opened.kind === "renter"
    ? { contactId: opened.contactId }
    : { landlordId: opened.landlordId };
}

/** The person whose page it is. */
export function findCasePersonOf(db: Queryable, opened: OpenCase) {
  return findCaseOwner(db, toCaseOwner(opened));
}

/** Mails a link that confirms it, to the address that is known. */
export async function askForOwnData(
  { database, config, now }: AppContext,
  opened: OpenCase,
  { wish: given, siteUrl }: { wish: string; siteUrl: string },
): Promise<Outcome<{ done: DataRequestKind }>> {
  const wish = dataRequestKinds.find((one) => one === given);
  if (!wish) return refuse("Select whether you want a copy of your data or want it erased.");
  const askedAt = now();
  return transact(database.orm, async (tx) => {
    const person = await findCasePersonOf(tx, opened);
    if (person === null || person.email === null)
      return refuse(
        "We don’t have an email address for you, so you can’t do this online. Please call us.",
      );
    const { contactId, firstname, email } = person;
    const expiresAt = new Date(askedAt.getTime() + confirmationHours * 3_600_000);
    const [asked] = await tx
      .insert(caseConfirmations)
      .values({ contactId, wish, askedAt, expiresAt })
      .returning({ id: caseConfirmations.id });
    if (!asked) throw new Error("The data request was not written.");
    const owner = toCaseOwner(opened);
    const url = `${buildOwnPageUrl(owner, siteUrl, null)}/data?confirm=${createLinkSlot("own-data", asked.id)}`;
    const { recordId: ownerId } = toPageRecord(owner);
    const to = { contactId, firstname, email };
    const facts = { ownerId, url, wish, ...to, agency, replyTo: config.agencyEmail };
    await queueMail(tx, createOwnDataMail(facts));
    await recordAudit(tx, {
      actor: "visitor",
      action: `person.${wish}-asked`,
      subject: "contact",
      subjectId: person.contactId,
      detail: { linkId: opened.linkId },
    });
    return { ok: true, answer: { done: wish } };
  });
}

/** What the link of a mail confirms, if it belongs to this page and is not over. */
export async function findConfirmation(
  app: AppContext,
  opened: OpenCase,
  linkSecret: string,
): Promise<DataRequestKind | null> {
  const { orm } = app.database;
  const confirmationId = await findRecordId(app, "own-data", linkSecret);
  const person = confirmationId && (await findCasePersonOf(orm, opened));
  if (!person) return null;
  const [found] = await orm
    .select({ wish: caseConfirmations.wish })
    .from(caseConfirmations)
    .where(
      and(
        eq(caseConfirmations.id, confirmationId),
        eq(caseConfirmations.contactId, person.contactId),
        gt(caseConfirmations.expiresAt, app.now()),
      ),
    );
  return found?.wish ?? null;
}

/** All that is held about whoever asked for it and confirmed it. */
export async function copyOwnData(
  app: AppContext,
  opened: OpenCase,
  linkSecret: string,
): Promise<PersonCopy | null> {
  const person = await findCasePersonOf(app.database.orm, opened);
  const mailbox = person?.email ?? null;
  if (mailbox === null || (await findConfirmation(app, opened, linkSecret)) !== "copy") return null;
  return exportPerson(app, "visitor", { mailbox });
}

/** What an erasure would take, and what keeps or blocks it, as its page says before. */
export async function planOwnErasure({ database, now }: AppContext, opened: OpenCase) {
  const person = await findCasePersonOf(database.orm, opened);
  const email = person?.email ?? null;
  if (email === null) return null;
  const { obstacles } = await planErasure(database.orm, { mailbox: email }, now());
  return {
    email,
    isBlocked: obstacles.some(({ effect }) => effect === "blocks"),
    reasons: [...new Set(obstacles.map(({ kind }) => obstacleReasons[kind]))],
  };
}

/** Erases what may go, once it was confirmed by mail. */
export async function eraseOwnData(
  app: AppContext,
  opened: OpenCase,
  linkSecret: string,
): Promise<"erased" | "blocked" | "unconfirmed"> {
  const person = await findCasePersonOf(app.database.orm, opened);
  const mailbox = person?.email ?? null;
  if (mailbox === null || (await findConfirmation(app, opened, linkSecret)) !== "erasure")
    return "unconfirmed";
  const { outcome } = await erasePerson(app, "visitor", { mailbox });
  return outcome === "blocked" ? "blocked" : "erased";
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { CampaignKind, CampaignPerson } from "../../domain/campaigns/campaign.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { withBranchPhone } from "../branches/home-agency.ts";
import { splitBatches } from "../platform/database/batches.ts";
import { transact } from "../platform/database/transact.ts";
import { campaignRecipients, campaigns } from "./campaign-tables.ts";
import { findCampaignPhone } from "./find-campaign-phone.ts";
import { findUnfinishedCampaign, findInvitedEmails } from "./campaigns.ts";
import type { Transaction } from "../platform/database/client.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { createCampaignInvitation } from "./mails/campaign-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { findStops } from "./stop-hashes.ts";

export interface CampaignOrder {
  kind: CampaignKind;
  /** Empty if it is not about a development. */
  dev: string;
  people: readonly CampaignPerson[];
  /** Only counts. Writes nothing. */
  dryRun: boolean;
  /** Also mails people who got an earlier campaign of the same kind and development. */
  again: boolean;
}

export interface CampaignCounts {
  written: number;
  /** Duplicate entries in the list, compared without case. */
  repeated: number;
  stopped: number;
  before: number;
}

export type SendCampaignResult =
  | { ok: true; counts: CampaignCounts }
  | { ok: false; problem: string };

/**
 * Queues mails to the people of a list in batches, one transaction each. Unless `again` is set,
 * nobody gets the mail of a kind and development twice. Resumes an interrupted campaign.
 */
export async function sendCampaign(
  app: AppContext,
  order: CampaignOrder,
): Promise<SendCampaignResult> {
  const { kind, dev, dryRun, again } = order;
  const siteUrl = getSiteOrigin(app.config);
  if (siteUrl === null) {
    return { ok: false, problem: "The emails need links. Set PUBLIC_URL to the site’s address." };
  }
  const people = deduplicateByEmail(order.people);
  const repeated = order.people.length - people.size;
  const counts: CampaignCounts = { written: 0, repeated, stopped: 0, before: 0 };
  const { orm } = app.database;
  const campaignId = dryRun
    ? await findUnfinishedCampaign(orm, kind, dev)
    : await beginCampaign(app, kind, dev);
  const sending = { app, kind, dev, siteUrl, campaignId, dryRun, again };
  for (const lot of splitBatches(people))
    addCounts(counts, await queueInvitationBatch(sending, lot));
  if (campaignId !== null && !dryRun) await endCampaign(app, campaignId, kind, counts);
  return { ok: true, counts };
}

/** Keyed by lower case address. The first of several duplicates wins. */
function deduplicateByEmail(people: readonly CampaignPerson[]): Map<string, CampaignPerson> {
  return new Map(people.toReversed().map((person) => [toEmailKey(person.email), person]));
}

/** Resumes an unfinished campaign or creates a new one. */
async function beginCampaign({ database, now }: AppContext, kind: CampaignKind, dev: string) {
  const values = { kind, dev, createdAt: now() };
  const [begun] = await database.orm
    .insert(campaigns)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: campaigns.id });
  return begun?.id ?? findUnfinishedCampaign(database.orm, kind, dev);
}

interface Sending {
  app: AppContext;
  kind: CampaignKind;
  dev: string;
  siteUrl: string;
  /** Null if nothing is to be written. */
  campaignId: string | null;
  dryRun: boolean;
  again: boolean;
}

type RecipientBatch = readonly (readonly [emailKey: string, person: CampaignPerson])[];

async function queueInvitationBatch(
  sending: Sending,
  lot: RecipientBatch,
): Promise<Omit<CampaignCounts, "repeated">> {
  const { app, dryRun } = sending;
  return transact(app.database.orm, async (tx) => {
    const stopped = await findStops(
      tx,
      app.siteSecret,
      lot.map(([key]) => key),
    );
    const willing = lot.filter(([key]) => !stopped.has(key));
    const had = await findInvitedBefore(tx, sending, willing);
    const fresh = willing.filter(([key]) => !had.has(key));
    const written = dryRun ? fresh.length : await queueInvitations(tx, sending, fresh);
    return {
      written,
      stopped: lot.length - willing.length,
      before: willing.length - written,
    };
  });
}

async function findInvitedBefore(
  tx: Transaction,
  { campaignId, kind, dev, again }: Sending,
  lot: RecipientBatch,
): Promise<Set<string>> {
  if (again && campaignId === null) return new Set();
  const by = again && campaignId !== null ? { id: campaignId } : { kind, dev };
  return findInvitedEmails(
    tx,
    by,
    lot.map(([key]) => key),
  );
}

/**
 * Inserts recipients and queues their mails. Skips anyone already inserted, also by a concurrent
 * run.
 */
async function queueInvitations(
  tx: Transaction,
  sending: Sending,
  lot: RecipientBatch,
): Promise<number> {
  const { app, kind, dev, siteUrl, campaignId } = sending;
  if (campaignId === null || lot.length === 0) return 0;
  const createdAt = app.now();
  const rows = lot.map(([emailKey, person]) => {
    return { ...person, id: randomUUID(), campaignId, emailKey, createdAt };
  });
  const recipients = await tx
    .insert(campaignRecipients)
    .values(rows)
    .onConflictDoNothing()
    .returning({
      id: campaignRecipients.id,
      name: campaignRecipients.name,
      email: campaignRecipients.email,
    });
  const agencyEmail = app.config.agencyEmail;
  const agency = withBranchPhone(await findCampaignPhone(tx, dev));
  for (const recipient of recipients) {
    await queueMail(
      tx,
      createCampaignInvitation({ kind, dev, recipient, siteUrl, agency, agencyEmail }),
    );
  }
  return recipients.length;
}

function addCounts(counts: CampaignCounts, lot: Omit<CampaignCounts, "repeated">): void {
  counts.written += lot.written;
  counts.stopped += lot.stopped;
  counts.before += lot.before;
}

async function endCampaign(
  { database, now }: AppContext,
  campaignId: string,
  kind: CampaignKind,
  counts: CampaignCounts,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await tx.update(campaigns).set({ sentAt: now() }).where(eq(campaigns.id, campaignId));
    await recordAudit(tx, {
      actor: "command line",
      action: "campaign.sent",
      subject: "campaign",
      subjectId: campaignId,
      detail: { kind, ...counts },
    });
  });
}

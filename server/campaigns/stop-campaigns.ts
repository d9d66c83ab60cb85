import { and, eq, inArray } from "drizzle-orm";
import { campaignRecipients, campaignStops } from "./campaign-tables.ts";
import { findRecipient } from "./campaigns.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { findRecordId } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import { invitationKind } from "./mails/campaign-mails.ts";
import { findStopKey, findStops, hashPlainly, keyHash } from "./stop-hashes.ts";

/**
 * Opts a recipient out of all campaigns and deletes their queued mails. Their answers stay.
 * @param linkSecret of a link in a campaign's mail
 * @returns `gone` for an unknown or erased link
 */
export async function stopCampaigns(
  app: AppContext,
  linkSecret: string,
): Promise<"stopped" | "gone"> {
  const { database, now, siteSecret } = app;
  const recipientId = await findRecordId(app, "campaign", linkSecret);
  if (recipientId === null) return "gone";
  return transact(database.orm, async (tx) => {
    const recipient = await findRecipient(tx, recipientId);
    if (recipient === null) return "gone";
    const { emailKey, campaignId } = recipient;
    if (!(await stopCampaignsTo(tx, siteSecret, emailKey, now()))) return "stopped";
    await recordAudit(tx, {
      actor: "visitor",
      action: "campaign.stopped",
      subject: "campaign",
      subjectId: campaignId,
    });
    return "stopped";
  });
}

/** @returns false if the address has been stopped before */
export async function stopCampaignsTo(
  tx: Transaction,
  siteSecret: string,
  emailKey: string,
  at: Date,
): Promise<boolean> {
  if ((await findStops(tx, siteSecret, [emailKey])).size > 0) return false;
  const emailHash = keyHash(await findStopKey(tx, siteSecret), hashPlainly(emailKey));
  const [stopped] = await tx
    .insert(campaignStops)
    .values({ emailHash, isKeyed: true, createdAt: at })
    .onConflictDoNothing()
    .returning({ hash: campaignStops.emailHash });
  if (!stopped) return false;
  const ownRecipients = tx
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.emailKey, emailKey));
  await tx
    .delete(outbox)
    .where(
      and(
        inArray(outbox.aboutId, ownRecipients),
        eq(outbox.kind, invitationKind),
        eq(outbox.state, "waiting"),
      ),
    );
  return true;
}

/** For somebody who has told the office that we may write again. */
export async function liftCampaignStops(
  tx: Transaction,
  siteSecret: string,
  emailKey: string,
): Promise<void> {
  const plain = hashPlainly(emailKey);
  const keyed = keyHash(await findStopKey(tx, siteSecret), plain);
  // One after the other: a row that is just being keyed is then found as what it becomes.
  for (const hash of [plain, keyed])
    await tx.delete(campaignStops).where(eq(campaignStops.emailHash, hash));
}

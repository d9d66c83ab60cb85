import { and, eq, inArray } from "drizzle-orm";
import { campaignRecipients, campaignStops } from "./campaign-tables.ts";
import { findRecipient } from "./campaigns.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { invitationKind } from "./mails/campaign-mails.ts";
import { hashEmail, isRecipientId } from "./campaign-ids.ts";

/**
 * Opts a recipient out of all campaigns and deletes their queued mails. Their answers stay.
 * @returns `gone` for an unknown or erased link
 */
export async function stopCampaigns(
  { database, now }: Pick<AppContext, "database" | "now">,
  recipientId: string,
): Promise<"stopped" | "gone"> {
  if (!isRecipientId(recipientId)) return "gone";
  return database.orm.transaction(async (tx) => {
    const recipient = await findRecipient(tx, recipientId);
    if (recipient === null) return "gone";
    const { emailKey, campaignId } = recipient;
    const [stopped] = await tx
      .insert(campaignStops)
      .values({ emailHash: hashEmail(emailKey), createdAt: now() })
      .onConflictDoNothing()
      .returning({ hash: campaignStops.emailHash });
    if (!stopped) return "stopped";
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
    await recordAudit(tx, {
      actor: "visitor",
      action: "campaign.stopped",
      subject: "campaign",
      subjectId: campaignId,
    });
    return "stopped";
  });
}

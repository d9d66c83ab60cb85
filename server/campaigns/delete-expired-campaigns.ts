import { inArray, lte } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { campaignRecipients, campaigns } from "./campaign-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";

/** Deletes expired campaigns with their recipients, answers and mails. */
export async function deleteExpiredCampaigns(
  { database, now }: Pick<AppContext, "database" | "now">,
  createdUntil: Date,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const old = tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(lte(campaigns.createdAt, createdUntil));
    const recipients = tx
      .select({ id: campaignRecipients.id })
      .from(campaignRecipients)
      .where(inArray(campaignRecipients.campaignId, old));
    const mails = await tx
      .delete(outbox)
      .where(inArray(outbox.aboutId, recipients))
      .returning({ id: outbox.id });
    const erased = await tx
      .delete(campaigns)
      .where(lte(campaigns.createdAt, createdUntil))
      .returning({ id: campaigns.id });
    if (erased.length === 0) return;
    await recordAudit(tx, {
      actor: "job",
      action: "retention.erased",
      subject: "day",
      subjectId: getLondonDate(now()),
      detail: { campaigns: erased.length, mails: mails.length },
    });
  });
}

import { inArray, lte } from "drizzle-orm";
import { londonDate } from "../../domain/shared/dates.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { campaignRecipients, campaigns } from "../db/campaign-tables.ts";
import { audit, outbox } from "../db/schema.ts";
import type { House } from "../house.ts";

/** Erases campaigns that have served their time, with whom they wrote to, answers and mails. */
export async function forgetCampaigns({
  database,
  now,
}: Pick<House, "database" | "now">): Promise<void> {
  const moment = now();
  const until = subtractPeriod(moment, retention.campaign.keep);
  await database.orm.transaction(async (tx) => {
    const old = tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(lte(campaigns.createdAt, until));
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
      .where(lte(campaigns.createdAt, until))
      .returning({ id: campaigns.id });
    if (erased.length === 0) return;
    await tx.insert(audit).values({
      actor: "job",
      action: "retention.erased",
      subject: "day",
      subjectId: londonDate(moment),
      detail: { campaigns: erased.length, mails: mails.length },
    });
  });
}

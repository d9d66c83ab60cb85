import { asc, inArray, lte } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { campaignRecipients, campaigns } from "./campaign-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";

const recipientsAtOnce = 500;

/** Deletes expired campaigns: first their recipients with answers and mails, a batch in each transaction. */
export async function deleteExpiredCampaigns(
  { database, now }: Pick<AppContext, "database" | "now">,
  createdUntil: Date,
): Promise<void> {
  let left: boolean;
  do {
    left = await transact(database.orm, async (tx) => {
      const recipients = await deleteRecipients(tx, createdUntil);
      const isLast = recipients.length < recipientsAtOnce;
      const mails = await tx
        .delete(outbox)
        .where(inArray(outbox.aboutId, recipients))
        .returning({ id: outbox.id });
      const erased = isLast
        ? await tx
            .delete(campaigns)
            .where(lte(campaigns.createdAt, createdUntil))
            .returning({ id: campaigns.id })
        : [];
      if (erased.length + recipients.length === 0) return false;
      await recordAudit(tx, {
        actor: "job",
        action: "retention.erased",
        subject: "day",
        subjectId: getLondonDate(now()),
        detail: { campaigns: erased.length, mails: mails.length },
      });
      return !isLast;
    });
  } while (left);
}

async function deleteRecipients(tx: Transaction, createdUntil: Date): Promise<string[]> {
  const old = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(lte(campaigns.createdAt, createdUntil));
  const some = tx
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(inArray(campaignRecipients.campaignId, old))
    .orderBy(asc(campaignRecipients.campaignId), asc(campaignRecipients.emailKey))
    .limit(recipientsAtOnce);
  const gone = await tx
    .delete(campaignRecipients)
    .where(inArray(campaignRecipients.id, some))
    .returning({ id: campaignRecipients.id });
  return gone.map(({ id }) => id);
}

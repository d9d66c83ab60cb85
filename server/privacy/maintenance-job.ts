import { lt, sql } from "drizzle-orm";
import { retention } from "../../domain/privacy/retention.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { dailyMails } from "../platform/mail/daily-mail-table.ts";
import { dailyMailsOver } from "../platform/mail/daily-mails.ts";
import { rateLimits } from "../platform/http/rate-limit-table.ts";
import { humanCheckNonces } from "../platform/human-check/nonce-table.ts";
import { idempotencyKeys } from "../platform/submissions/submission-tables.ts";
import type { AppContext } from "../app-context.ts";
import { deleteExpiredAccessLinks } from "../access-links/access-links.ts";
import { deleteExpiredAlerts } from "../alerts/delete-expired-alerts.ts";
import { deleteExpiredSignIns } from "../staff/sign-in/delete-expired-sign-ins.ts";
import { deleteExpiredCampaigns } from "../campaigns/delete-expired-campaigns.ts";
import { deleteExpiredMails } from "../inbound-email/held/delete-expired-mails.ts";
import { deleteOldCardViews } from "../contacts/card-views.ts";

/**
 * Deletes expired used challenges, idempotency keys after a week, rate limits, which confirmations
 * went out more than a day ago, unconfirmed and ended alerts, campaigns, held mails, who looked at whose card, and the sessions and links of the office that
 * are over.
 */
export async function deleteExpiredRecords({
  database,
  now,
}: Pick<AppContext, "database" | "now">): Promise<void> {
  const { orm } = database;
  const { expiresAt } = humanCheckNonces;
  const isUsed = lt(expiresAt, sql`now() - interval '1 hour'`);
  await deleteInBatches(orm, humanCheckNonces, { where: isUsed, by: expiresAt });
  const { createdAt } = idempotencyKeys;
  const isOld = lt(createdAt, sql`now() - interval '7 days'`);
  await deleteInBatches(orm, idempotencyKeys, { where: isOld, by: createdAt });
  const { expire } = rateLimits;
  await deleteInBatches(orm, rateLimits, { where: lt(expire, Date.now()), by: expire });
  const { queuedAt } = dailyMails;
  const holdsNobody = lt(queuedAt, dailyMailsOver);
  await deleteInBatches(orm, dailyMails, { where: holdsNobody, by: queuedAt });
  await deleteExpiredSignIns({ database, now });
  await deleteOldCardViews(database.orm, now());
  await deleteExpiredAccessLinks(database.orm, subtractPeriod(now(), { days: 90 }));
  const { endedAlert, campaign, heldMail, discardedMail } = retention;
  await deleteExpiredAlerts({ database, now }, subtractPeriod(now(), endedAlert.keep));
  await deleteExpiredCampaigns({ database, now }, subtractPeriod(now(), campaign.keep));
  await deleteExpiredMails(
    { database },
    {
      held: subtractPeriod(now(), heldMail.keep),
      discarded: subtractPeriod(now(), discardedMail.keep),
    },
  );
}

import { and, eq, ne } from "drizzle-orm";
import { confirmDays, maxAlerts } from "../../domain/alerts/alert.ts";
import { alerts } from "./alert-tables.ts";
import { lockAlertsByEmail, findNewestEventId } from "./alerts.ts";
import { nameConfirmation } from "./mails/alert-mails.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { forgetDailyMail } from "../platform/mail/daily-mails.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { accessLinks } from "../access-links/access-link-table.ts";
import { findRecordId } from "../access-links/access-links.ts";

/**
 * `full`: the address has reached its limit of alerts. `gone`: the link was used or has expired.
 */
export type ConfirmAlertResult = "on" | "full" | "gone";

/**
 * Starts an alert from the next event. If the address already has one for the same search, that one
 * takes over the new frequency instead.
 */
export async function confirmAlert(
  app: AppContext,
  linkSecret: string,
): Promise<ConfirmAlertResult> {
  const { database, now } = app;
  const id = await findRecordId(app, "alert-confirm", linkSecret);
  if (id === null) return "gone";
  const confirmedAt = now();
  return transact(database.orm, async (tx) => {
    const [alert] = await tx
      .select()
      .from(alerts)
      .where(and(eq(alerts.id, id), ne(alerts.state, "ended")))
      .for("update");
    if (!alert || alert.emailKey === null) return "gone";
    if (alert.state === "active") return "on";
    if (alert.email === null || alert.createdAt <= getConfirmableSince(confirmedAt)) return "gone";

    await lockAlertsByEmail(tx, alert.emailKey);
    const running = await tx
      .select({ id: alerts.id, search: alerts.search })
      .from(alerts)
      .where(and(eq(alerts.emailKey, alert.emailKey), eq(alerts.state, "active")));
    const same = running.find(({ search }) => search === alert.search);
    if (same) {
      await mergeAlert(tx, same.id, alert);
    } else {
      if (running.length >= maxAlerts) return "full";
      const lastEventId = await findNewestEventId(tx);
      await tx
        .update(alerts)
        .set({ state: "active", confirmedAt, lastEventId })
        .where(eq(alerts.id, alert.id));
    }
    await forgetDailyMail(tx, app.siteSecret, {
      kind: "alert-confirmation",
      recipient: alert.email,
      onceADayAbout: nameConfirmation(alert),
    });
    await auditConfirmation(tx, same?.id ?? alert.id);
    return "on";
  });
}

/**
 * Moves the mails too, so that they are erased with the remaining alert, and their links, so that a
 * second press on the same mail says what the first did.
 */
async function mergeAlert(
  tx: Transaction,
  runningId: string,
  { id, frequency }: Pick<typeof alerts.$inferSelect, "id" | "frequency">,
): Promise<void> {
  await tx
    .update(accessLinks)
    .set({ recordId: runningId })
    .where(and(eq(accessLinks.purpose, "alert-confirm"), eq(accessLinks.recordId, id)));
  await tx.delete(alerts).where(eq(alerts.id, id));
  await tx.update(outbox).set({ aboutId: runningId }).where(eq(outbox.aboutId, id));
  await tx.update(alerts).set({ frequency }).where(eq(alerts.id, runningId));
}

/** Returns the time after which an alert must have been requested to be confirmable. */
export function getConfirmableSince(now: Date): Date {
  return new Date(now.getTime() - confirmDays * 24 * 3_600_000);
}

async function auditConfirmation(tx: Transaction, subjectId: string): Promise<void> {
  await recordAudit(tx, {
    actor: "visitor",
    action: "alert.confirmed",
    subject: "alert",
    subjectId,
  });
}

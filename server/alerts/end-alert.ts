import { and, eq, ne } from "drizzle-orm";
import { alerts, alertSent } from "./alert-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { isAlertToken } from "./alert-token.ts";

/**
 * Ends an alert and erases its address and mails, including queued ones. An unknown token is not an
 * error.
 */
export async function endAlert(
  { database, now }: Pick<AppContext, "database" | "now">,
  stopToken: string,
): Promise<void> {
  if (!isAlertToken(stopToken)) return;
  await database.orm.transaction(async (tx) => {
    const [ended] = await tx
      .update(alerts)
      .set({ state: "ended", email: null, emailKey: null, endedAt: now() })
      .where(and(eq(alerts.stopToken, stopToken), ne(alerts.state, "ended")))
      .returning({ id: alerts.id });
    if (!ended) return;
    await tx.delete(outbox).where(eq(outbox.aboutId, ended.id));
    await tx.delete(alertSent).where(eq(alertSent.alertId, ended.id));
    await recordAudit(tx, {
      actor: "visitor",
      action: "alert.ended",
      subject: "alert",
      subjectId: ended.id,
    });
  });
}

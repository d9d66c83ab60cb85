import { and, eq, ne, type SQL } from "drizzle-orm";
import { alerts, alertSent } from "./alert-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { findRecordId } from "../access-links/access-links.ts";

/**
 * Ends an alert and erases its address and mails, including queued ones. An unknown secret is not an
 * error.
 */
export async function endAlert(
  app: Pick<AppContext, "database" | "now">,
  linkSecret: string,
): Promise<void> {
  const id = await findRecordId(app, "alert-stop", linkSecret);
  if (id === null) return;
  await transact(app.database.orm, (tx) =>
    endAlertsWhere(tx, "visitor", eq(alerts.id, id), app.now()),
  );
}

/** Ends every alert to an address, for somebody who has told the office that they want none. */
export async function endAlertsOf(
  tx: Transaction,
  actor: Actor,
  emailKey: string,
  at: Date,
): Promise<void> {
  await endAlertsWhere(tx, actor, eq(alerts.emailKey, emailKey), at);
}

async function endAlertsWhere(tx: Transaction, actor: Actor, chosen: SQL, at: Date): Promise<void> {
  const ended = await tx
    .update(alerts)
    .set({ state: "ended", email: null, emailKey: null, endedAt: at })
    .where(and(chosen, ne(alerts.state, "ended")))
    .returning({ id: alerts.id });
  for (const { id } of ended) {
    await tx.delete(outbox).where(eq(outbox.aboutId, id));
    await tx.delete(alertSent).where(eq(alertSent.alertId, id));
    await recordAudit(tx, { actor, action: "alert.ended", subject: "alert", subjectId: id });
  }
}

import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { alerts } from "./alert-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { AppContext } from "../app-context.ts";
import { getConfirmableSince } from "./confirm-alert.ts";

/**
 * Deletes unconfirmed expired alerts with their mails, and the rows of alerts that ended before a
 * given time.
 */
export async function deleteExpiredAlerts(
  { database, now }: Pick<AppContext, "database" | "now">,
  endedBefore: Date,
) {
  const moment = now();
  const stale = and(
    eq(alerts.state, "pending"),
    lte(alerts.createdAt, getConfirmableSince(moment)),
  );
  await database.orm.transaction(async (tx) => {
    const erased = await tx.delete(alerts).where(stale).returning({ id: alerts.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.aboutId, ids));
  });
  await database.orm
    .delete(alerts)
    .where(and(eq(alerts.state, "ended"), lt(alerts.endedAt, endedBefore)));
}

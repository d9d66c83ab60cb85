import { and, asc, eq, inArray, lt, lte } from "drizzle-orm";
import { alerts } from "./alert-tables.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { transact } from "../platform/database/transact.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { AppContext } from "../app-context.ts";
import { getConfirmableSince } from "./confirm-alert.ts";

const alertsAtOnce = 200;

/**
 * Deletes unconfirmed expired alerts with their mails, and the rows of alerts that ended before a
 * given time.
 */
export async function deleteExpiredAlerts(
  { database, now }: Pick<AppContext, "database" | "now">,
  endedBefore: Date,
) {
  const { orm } = database;
  const { state, createdAt, endedAt } = alerts;
  const stale = and(eq(state, "pending"), lte(createdAt, getConfirmableSince(now())));
  let erased: { id: string }[];
  do {
    erased = await transact(orm, async (tx) => {
      const some = tx
        .select({ id: alerts.id })
        .from(alerts)
        .where(stale)
        .orderBy(asc(createdAt))
        .limit(alertsAtOnce);
      const gone = await tx
        .delete(alerts)
        .where(and(inArray(alerts.id, some), stale))
        .returning({ id: alerts.id });
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.aboutId, ids));
      return gone;
    });
  } while (erased.length === alertsAtOnce);
  const isOver = and(eq(state, "ended"), lt(endedAt, endedBefore));
  await deleteInBatches(orm, alerts, { where: isOver, by: endedAt });
}

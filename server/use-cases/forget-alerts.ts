import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { alerts } from "../db/alert-tables.ts";
import { outbox } from "../db/schema.ts";
import type { House } from "../house.ts";
import { confirmableAfter } from "./confirm-alert.ts";

/** Erases alerts that nobody confirmed in time, with their mails, and what is left of ended ones. */
export async function forgetAlerts({ database, now }: Pick<House, "database" | "now">) {
  const moment = now();
  const stale = and(eq(alerts.state, "pending"), lte(alerts.createdAt, confirmableAfter(moment)));
  await database.orm.transaction(async (tx) => {
    const erased = await tx.delete(alerts).where(stale).returning({ id: alerts.id });
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.aboutId, ids));
  });
  const longAgo = subtractPeriod(moment, retention.endedAlert.keep);
  await database.orm
    .delete(alerts)
    .where(and(eq(alerts.state, "ended"), lt(alerts.endedAt, longAgo)));
}

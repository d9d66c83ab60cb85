import { lt, sql } from "drizzle-orm";
import { humanCheckNonces, idempotencyKeys, rateLimits } from "../db/schema.ts";
import type { House } from "../house.ts";
import { forgetAlerts } from "../use-cases/forget-alerts.ts";
import { forgetCampaigns } from "../use-cases/forget-campaigns.ts";
import { type RepeatingJob, startRepeatingJob } from "./repeating-job.ts";

/**
 * Forgets what has served its time: used challenges after their end, idempotency keys after a week,
 * counts of callers, alerts that nobody confirmed, campaigns.
 */
export function startHouseKeeping(house: House): RepeatingJob {
  const { database, log, metrics } = house;
  return startRepeatingJob({
    name: "house-keeping",
    everyMs: 3_600_000,
    log,
    metrics,
    async run() {
      await database.orm
        .delete(humanCheckNonces)
        .where(lt(humanCheckNonces.expiresAt, sql`now() - interval '1 hour'`));
      await database.orm
        .delete(idempotencyKeys)
        .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`));
      await database.orm.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
      await forgetAlerts(house);
      await forgetCampaigns(house);
    },
  });
}

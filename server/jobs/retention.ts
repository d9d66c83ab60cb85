import type { House } from "../house.ts";
import { eraseExpired } from "../use-cases/erase-expired.ts";
import { forgetOfferDrafts } from "../use-cases/forget-offer-drafts.ts";
import { type RepeatingJob, startRepeatingJob } from "./repeating-job.ts";

const dayMs = 24 * 3_600_000;

/** Erases once a day, and at the start, what has served its time. */
export function startRetention(house: House): RepeatingJob {
  return startRepeatingJob({
    name: "retention",
    everyMs: dayMs,
    log: house.log,
    metrics: house.metrics,
    async run(stopping) {
      const offers = await forgetOfferDrafts(house, stopping);
      if (offers > 0) house.log.info({ offers }, "Offers that nobody sent have expired.");
      const erased = await eraseExpired(house, stopping);
      if (Object.values(erased).some((count) => count > 0)) {
        house.log.info(erased, "What had served its time was erased.");
      }
    },
  });
}

import type { AppContext } from "../app-context.ts";
import { eraseExpired } from "./erase-expired.ts";
import { expireOfferDrafts } from "../offers/expire-offer-drafts.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";

const dayMs = 24 * 3_600_000;

/** Runs at the start and once a day. */
export function startRetention(app: AppContext): RepeatingJob {
  return startRepeatingJob({
    name: "retention",
    everyMs: dayMs,
    log: app.log,
    metrics: app.metrics,
    async run(stopping) {
      const offers = await expireOfferDrafts(app, stopping);
      if (offers > 0) app.log.info({ offers }, "Retention: unsent offers expired");
      const erased = await eraseExpired(app, stopping);
      if (Object.values(erased).some((count) => count > 0)) {
        app.log.info(erased, "Retention: expired records deleted");
      }
    },
  });
}

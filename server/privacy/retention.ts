import type { AppContext } from "../app-context.ts";
import { eraseExpired } from "./erase-expired.ts";
import { expireOfferDrafts } from "../offers/expire-offer-drafts.ts";

export async function keepRetention(app: AppContext, stopping: AbortSignal): Promise<void> {
  const offers = await expireOfferDrafts(app, stopping);
  if (offers > 0) app.log.info({ offers }, "Retention: unsent offers expired");
  const erased = await eraseExpired(app, stopping);
  if (Object.values(erased).some((count) => count > 0)) {
    app.log.info(erased, "Retention: expired records deleted");
  }
}

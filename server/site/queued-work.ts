import type { AppContext } from "../app-context.ts";
import { mailRenewedLink } from "../customer-pages/renew-link.ts";
import { doQueuedWork, type DoWork } from "../platform/jobs/queue-work.ts";
import { mailSignInLink } from "../staff/sign-in/request-sign-in-link.ts";

/** Does all that requests have asked for and that is due. */
export function doSiteWork(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const { database, log, now } = app;
  const kinds: Record<string, DoWork> = {
    "sign-in-link": (tx, asked) => mailSignInLink(tx, asked, now()),
    "own-page-link": (tx, asked) => mailRenewedLink(app, tx, asked),
  };
  return doQueuedWork({ database, log, now, kinds }, stopping);
}

import { hashSecret } from "../access-links/link-secret.ts";
import type { AppContext } from "../app-context.ts";
import { renewCaseLinkIn } from "../customer-page-links/renew-case-link.ts";

/** As the site's queue renews a link that somebody asked for. */
export function renewCaseLink(app: AppContext, token: string, siteUrl: string) {
  const { database, config, now } = app;
  const mail = { siteUrl, at: now(), replyTo: config.agencyEmail };
  return database.orm.transaction((tx) => renewCaseLinkIn(tx, hashSecret(token), mail));
}

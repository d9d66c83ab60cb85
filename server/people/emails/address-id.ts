import { createHmac } from "node:crypto";
import { toMailbox } from "../../../domain/shared/mail/mailbox.ts";
import { keyFor } from "../../platform/database/site-secret.ts";

/**
 * Stands for an email address in the audit: the same for one mailbox wherever it appears. Nobody can tell
 * the address from it, or try addresses, without the site's secret.
 */
export function createAddressId(siteSecret: string, email: string): string {
  return createHmac("sha256", keyFor(siteSecret, "addresses in the audit"))
    .update(toMailbox(email))
    .digest("base64url")
    .slice(0, 12);
}

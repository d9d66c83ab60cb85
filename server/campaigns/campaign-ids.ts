import { createHash } from "node:crypto";

/**
 * Returns SHA-256 in hex, kept for addresses that opted out of campaigns.
 * @param emailKey lower case
 */
export function hashEmail(emailKey: string): string {
  return createHash("sha256").update(emailKey).digest("hex");
}

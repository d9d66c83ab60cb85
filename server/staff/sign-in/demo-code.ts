import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "../../platform/database/site-secret.ts";

/** Without letters that look like a digit or each other (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const characters = 10;

/**
 * The code that the terminal shows, 50 bits: of all processes of a site the same, since it comes of the
 * secret that they share.
 * @example "7KQ2M-9RT4W"
 */
export function getDemoCode(siteSecret: string): string {
  const digest = createHmac("sha256", keyFor(siteSecret, "demo sign-in")).update("code").digest();
  const code = [...digest.subarray(0, characters)].map((byte) => alphabet[byte % alphabet.length]);
  return `${code.slice(0, characters / 2).join("")}-${code.slice(characters / 2).join("")}`;
}

/** However it is typed: in small letters, with spaces, with O for 0 and I or L for 1. */
export function isDemoCode(siteSecret: string, typed: string): boolean {
  const digest = (text: string) => createHmac("sha256", siteSecret).update(text).digest();
  return timingSafeEqual(digest(simplify(typed)), digest(simplify(getDemoCode(siteSecret))));
}

function simplify(code: string): string {
  return code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}

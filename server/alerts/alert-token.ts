import { createHash, randomBytes } from "node:crypto";

/** Returns 192 random bits, Base64url. */
export function createAlertToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Checks the form of a token before any lookup. */
export function isAlertToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** Returns SHA-256 in hex. A token of 192 random bits needs no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

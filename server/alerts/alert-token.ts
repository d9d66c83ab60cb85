import { createHash, randomBytes } from "node:crypto";

/** 192 random bits for a link in a mail. */
export function createAlertToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Whether a text can be a token at all: nothing else is looked up. */
export function isAlertToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** SHA-256, hex. A token of 192 random bits needs no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

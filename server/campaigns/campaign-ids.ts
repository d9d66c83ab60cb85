import { randomBytes } from "node:crypto";

/** Returns 192 random bits, Base64url. */
export function createRecipientId(): string {
  return randomBytes(24).toString("base64url");
}

/** Checks the form of an id before any lookup. */
export function isRecipientId(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

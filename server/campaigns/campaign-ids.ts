import { createHash, randomBytes } from "node:crypto";

/** 192 random bits for the links of one person in one campaign. */
export function createRecipientId(): string {
  return randomBytes(24).toString("base64url");
}

/** Whether a text can be such an id at all: nothing else is looked up. */
export function isRecipientId(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** What is kept of an address that wants no campaigns: SHA-256, hex. @param emailKey lower case */
export function hashEmail(emailKey: string): string {
  return createHash("sha256").update(emailKey).digest("hex");
}

import { randomInt } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Returns `a0` and 16 random characters, 95 bits. The id grants access to the enquiry. */
export function createEnquiryId(): string {
  return `a0${Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}

export function isEnquiryId(text: string): boolean {
  return /^a0[A-Za-z0-9]{16}$/.test(text);
}

import { randomInt } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const length = 20;

/** Returns 20 random characters, 119 bits. The id grants access to the offer. */
export function createOfferId(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Checks the form of an id before any lookup. */
export function isOfferId(text: string): boolean {
  return text.length === length && /^[A-Za-z0-9]+$/.test(text);
}

import { randomInt } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const length = 20;

/** 20 random characters, 119 bits: the id gives access to the offer. */
export function createOfferId(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Whether a text can be such an id at all: nothing else is looked up. */
export function isOfferId(text: string): boolean {
  return text.length === length && /^[A-Za-z0-9]+$/.test(text);
}

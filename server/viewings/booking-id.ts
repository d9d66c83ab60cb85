import { randomBytes } from "node:crypto";

/** 96 random bits, hex: who has the id has the booking's mail. */
export function createBookingId(): string {
  return randomBytes(12).toString("hex");
}

export function isBookingId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

import { randomBytes } from "node:crypto";

/** Returns 96 random bits in hex. Only the mail of the booking contains the id. */
export function createBookingId(): string {
  return randomBytes(12).toString("hex");
}

export function isBookingId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

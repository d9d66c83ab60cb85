import { randomBytes } from "node:crypto";

/** 256 random bits. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

import { randomBytes } from "node:crypto";

export { hashSecret as hashToken } from "../access-links/link-secret.ts";

/** 256 random bits. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

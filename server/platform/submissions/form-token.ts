import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { keyFor } from "../database/site-secret.ts";

/** Stands in for the human check of a form sent without script. */
export interface CheckedForm {
  /** A UUID, also the submission's idempotency key. May be used once. */
  nonce: string;
  expiresAt: Date;
}

const validMs = 60 * 60_000;

/**
 * Signs what a visitor checked on the page 'Check your answers'.
 * @param content call and body: the token is valid for nothing else
 */
export function signCheckedForm(siteSecret: string, content: string, now: Date): string {
  const issued = `${randomUUID()}.${now.getTime() + validMs}`;
  return `${issued}.${sign(siteSecret, issued, content)}`;
}

/** Null if the token is expired, or of another site, call or body. */
export function readCheckedForm(
  siteSecret: string,
  token: string,
  content: string,
  now: Date,
): CheckedForm | null {
  const [nonce = "", expires = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(siteSecret, `${nonce}.${expires}`, content));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const expiresAt = new Date(Number(expires));
  return expiresAt > now ? { nonce, expiresAt } : null;
}

/** Of a token that may be anybody's. */
export function readNonce(token: string): string {
  return token.split(".")[0] ?? "";
}

function sign(siteSecret: string, issued: string, content: string): string {
  return createHmac("sha256", keyFor(siteSecret, "checked forms"))
    .update(`${issued}\n${content}`)
    .digest("base64url");
}

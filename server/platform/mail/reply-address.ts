import { createHmac, timingSafeEqual } from "node:crypto";
import { keyFor } from "../database/site-secret.ts";

/** RFC 4648 base32 in lower case: mail systems change the case of local parts. */
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const idBytes = 16;
const signatureBytes = 8;
const tokenLength =
  toBase32(Buffer.alloc(idBytes)).length + toBase32(Buffer.alloc(signatureBytes)).length;

/** Longest local part of an address (RFC 5321, 4.5.3.1.1), and what is left beside `+` and token. */
const longestLocalPart = 64;
export const longestReplyMailbox = longestLocalPart - 1 - tokenLength;

interface ReplyMailbox {
  /** The mailbox that answers arrive in: `lettings@example.com`. */
  mailbox: string;
  /** The site's secret. */
  siteSecret: string;
}

/**
 * Returns an address of the mailbox that names a record and can't be made up by others:
 * `lettings+<id><signature>@example.com` (subaddressing, RFC 5233).
 * @param id a UUID
 */
export function createReplyAddress({ mailbox, siteSecret }: ReplyMailbox, id: string): string {
  const [local, domain] = splitAddress(mailbox);
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return `${local}+${toBase32(bytes)}${toBase32(sign(siteSecret, bytes))}@${domain}`;
}

/** Returns the id that an address was made for. Null for other addresses and wrong signatures. */
export function readReplyAddress(
  { mailbox, siteSecret }: ReplyMailbox,
  address: string,
): string | null {
  const [local, domain] = splitAddress(mailbox.toLowerCase());
  const [givenLocal, givenDomain] = splitAddress(address.toLowerCase());
  const token = givenLocal.slice(local.length + 1);
  if (givenDomain !== domain || givenLocal !== `${local}+${token}`) return null;
  if (token.length !== tokenLength || !/^[a-z2-7]+$/.test(token)) return null;
  const idLength = toBase32(Buffer.alloc(idBytes)).length;
  const bytes = fromBase32(token.slice(0, idLength)).subarray(0, idBytes);
  const signature = fromBase32(token.slice(idLength)).subarray(0, signatureBytes);
  return timingSafeEqual(signature, sign(siteSecret, bytes)) ? toUuid(bytes) : null;
}

function sign(siteSecret: string, id: Buffer): Buffer {
  const mac = createHmac("sha256", keyFor(siteSecret, "reply address")).update(id).digest();
  return mac.subarray(0, signatureBytes);
}

function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf("@");
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

function toUuid(bytes: Buffer): string {
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** Bits that don't fill a byte are dropped. */
function fromBase32(text: string): Buffer {
  const bits = text
    .split("")
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

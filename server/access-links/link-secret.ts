import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { linkSecretForms } from "../../domain/shared/mail/link-secret-form.ts";
import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

interface SecretForm {
  create: () => string;
  matches: RegExp;
}

/** 256 random bits. */
const token: SecretForm = {
  create: () => randomBytes(32).toString("base64url"),
  matches: linkSecretForms.token.matches,
};

/** 192 random bits. */
const shortToken: SecretForm = {
  create: () => randomBytes(24).toString("base64url"),
  matches: linkSecretForms.shortToken.matches,
};

/** The specification's `EnqId`: `a0` and 16 random characters, 95 bits. */
const enquiryForm: SecretForm = {
  create: () => `a0${pickLetters(16)}`,
  matches: linkSecretForms.enquiry.matches,
};

const forms: Record<LinkPurpose, SecretForm> = {
  "renter-page": token,
  "landlord-page": token,
  "own-data": token,
  "joined-contact": token,
  enquiry: enquiryForm,
  /** 96 random bits. */
  booking: {
    create: () => randomBytes(12).toString("hex"),
    matches: linkSecretForms.booking.matches,
  },
  "offered-times": token,
  /** 119 random bits. */
  offer: { create: () => pickLetters(20), matches: linkSecretForms.offer.matches },
  "alert-confirm": shortToken,
  "alert-stop": shortToken,
  campaign: shortToken,
  preview: token,
  calendar: token,
  "staff-sign-in": token,
  "staff-invitation": token,
  "staff-set-up": token,
};

export function createSecret(purpose: LinkPurpose): string {
  return forms[purpose].create();
}

/** SHA-256, base64url. Secrets of so many random bits need no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Whether a text can be a secret at all, before any lookup. */
export function isSecretOf(purpose: LinkPurpose, text: string): boolean {
  return forms[purpose].matches.test(text);
}

/**
 * The `EnqId` of a submission: the same whenever it is sent again, though only its hash is stored.
 * @param key of the site, for this purpose
 */
export function deriveEnquirySecret(key: Buffer, submissionKey: string): string {
  const bits = createHmac("sha256", key).update(submissionKey).digest();
  // 256 bits over 62^16 leave no bias worth speaking of.
  const base = BigInt(letters.length);
  let rest = BigInt(`0x${bits.toString("hex")}`);
  let text = "";
  for (let index = 0; index < 16; index++) {
    text += letters[Number(rest % base)];
    rest /= base;
  }
  return `a0${text}`;
}

function pickLetters(count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}

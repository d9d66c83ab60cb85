import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { HumanCheck } from "./human-check.ts";

/** Lifetime of a challenge before the browser fetches a new one. */
const validSeconds = 20 * 60;

const usualWork = { from: 500, to: 1000 };

const payload = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal("PBKDF2/SHA-256"),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * Self-hosted proof of work: about half a second on a phone, invisible, no third party.
 * @param secret signs challenges, the same on all processes
 * @param work amount of work; less for tests and benchmarks
 */
export function createProofOfWork(secret: string, work = usualWork): HumanCheck {
  const secrets = {
    hmacSignatureSecret: derivePurposeKey(secret, "challenge"),
    hmacKeySignatureSecret: derivePurposeKey(secret, "key"),
  };
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: 5000,
        counter: randomInt(work.from, work.to),
        expiresAt: new Date(Date.now() + validSeconds * 1000),
        deriveKey,
        ...secrets,
      });
      return { kind: "proof", challenge };
    },
    async verify(token) {
      const read = v.safeParse(payload, decode(token));
      if (!read.success) return { ok: false, reason: "malformed" };
      const { challenge, solution } = read.output;
      const result = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      });
      if (result.expired) return { ok: false, reason: "expired" };
      if (!result.verified) return { ok: false, reason: "wrong" };
      return {
        ok: true,
        nonce: challenge.parameters.nonce,
        expiresAt: new Date(challenge.parameters.expiresAt * 1000),
      };
    },
  };
}

function derivePurposeKey(secret: string, name: string): string {
  return createHash("sha256").update(`${name}:${secret}`).digest("hex");
}

function decode(token: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? "", "base64").toString("utf8"));
  } catch {
    return null;
  }
}

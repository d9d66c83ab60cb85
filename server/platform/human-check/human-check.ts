import type { HumanCheckChallenge } from "../../../domain/shared/fields/human-check.ts";

/** Reuse of a token is checked in the database. */
export type HumanCheckVerdict =
  /** The nonce may be used once. Null if none is needed. */
  | { ok: true; nonce: string; expiresAt: Date }
  | { ok: true; nonce: null }
  /** `unavailable` means that the check failed and the same token may be retried. */
  | { ok: false; reason: "malformed" | "expired" | "wrong" | "used" | "unavailable" };

export interface HumanCheck {
  challenge: () => Promise<HumanCheckChallenge>;
  verify: (token: string | null) => Promise<HumanCheckVerdict>;
}

/** Accepts any token. For tests and benchmarks only. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => ({ kind: "off" }),
  verify: async () => ({ ok: true, nonce: null }),
};

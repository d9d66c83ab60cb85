import type { HumanCheckChallenge } from "../../../domain/shared/human-check.ts";

/** What is known of a token. Whether it was used before, the database says. */
export type HumanCheckVerdict =
  /** Its nonce makes it good once; null where none is needed. */
  | { ok: true; nonce: string; expiresAt: Date }
  | { ok: true; nonce: null }
  /** `unavailable`: nobody could say, and the same token may be tried again. */
  | { ok: false; reason: "malformed" | "expired" | "wrong" | "used" | "unavailable" };

export interface HumanCheck {
  /** What a browser must solve before it submits. */
  challenge: () => Promise<HumanCheckChallenge>;
  verify: (token: string | null) => Promise<HumanCheckVerdict>;
}

/** Accepts any token: for tests and benches only. */
export const noHumanCheck: HumanCheck = {
  challenge: async () => ({ kind: "off" }),
  verify: async () => ({ ok: true, nonce: null }),
};

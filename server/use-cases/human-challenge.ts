import type { Transaction } from "../db/client.ts";
import { humanCheckNonces } from "../db/schema.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Uses a solved challenge up, in the transaction of what it was solved for. Of two at the same
 * moment only one can be first.
 * @returns false if it was used before
 */
export async function useChallenge(
  tx: Transaction,
  solved: { nonce: null } | { nonce: string; expiresAt: Date },
): Promise<boolean> {
  if (solved.nonce === null) return true;
  const { nonce, expiresAt } = solved;
  const first = await tx
    .insert(humanCheckNonces)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: humanCheckNonces.nonce });
  return first.length === 1;
}

export function notHuman(reason: "malformed" | "expired" | "wrong" | "used"): Outcome<never> {
  return {
    ok: false,
    refusal: {
      title: "Human check failed",
      detail: "The human check did not hold. Please try again.",
      errors: [
        { path: "recaptchaToken", message: `The human check is ${reason}. Please try again` },
      ],
    },
  };
}

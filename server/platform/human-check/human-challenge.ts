import type { Transaction } from "../database/client.ts";
import { humanCheckNonces } from "./nonce-table.ts";
import type { Refusal, Refused } from "../submissions/outcome.ts";

const unavailable: Refusal = {
  notHuman: "unavailable",
  title: "Human check unavailable",
  detail: "We couldn’t verify the human check, so nothing was saved. Try again.",
  unavailable: true,
};

/**
 * Marks a solved challenge as used, in the transaction of the submission. Only one of two
 * concurrent uses succeeds.
 * @returns false if already used
 */
export async function consumeChallenge(
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

export function createHumanCheckRefusal(reason: NonNullable<Refusal["notHuman"]>): Refused {
  if (reason === "unavailable") return { ok: false, refusal: unavailable };
  return {
    ok: false,
    refusal: {
      notHuman: reason,
      title: "Human check failed",
      detail: "The human check failed, so nothing was saved. Try again.",
      errors: [{ path: "recaptchaToken", message: `The human check is ${reason}. Try again` }],
    },
  };
}

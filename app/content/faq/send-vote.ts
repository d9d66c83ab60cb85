import type { FaqVote } from "../../../domain/requests/faq-vote.ts";

export type VoteOutcome = "kept" | "failed";

/** Sends a vote and never throws. The sending code is loaded with the first vote. */
export async function sendVote(vote: FaqVote): Promise<VoteOutcome> {
  try {
    const { submit } = await import("../../forms/submit.ts");
    const body = JSON.stringify(vote);
    const { kind } = await submit("/api/faqvote", { body, key: crypto.randomUUID() });
    return kind === "done" ? "kept" : "failed";
  } catch {
    return "failed";
  }
}

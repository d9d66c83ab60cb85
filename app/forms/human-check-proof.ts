import type { HumanCheckChallenge } from "../../domain/shared/human-check.ts";

type Challenge = Extract<HumanCheckChallenge, { kind: "proof" }>["challenge"];

export interface PreparedCheck {
  token: () => Promise<string>;
  expires: number;
}

/** Solves a proof of work in workers. Rejects if it takes over a minute. */
export async function solveProof(challenge: Challenge): Promise<PreparedCheck> {
  const { solveChallengeWorkers } = await import("altcha-lib");
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" }),
    timeout: 60_000,
  });
  if (!solution) throw new Error("The human check could not be solved in time.");
  const token = btoa(JSON.stringify({ challenge, solution }));
  return {
    token: async () => token,
    expires: (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}

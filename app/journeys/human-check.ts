import { useState } from "react";
import type { HumanCheckChallenge } from "../../domain/human-check.ts";

/** How long before its end a solved check is thrown away, so that it still holds on arrival. */
const spareMs = 15_000;

interface Solved {
  token: string;
  /** Milliseconds since 1970. */
  expires: number;
}

interface HumanCheck {
  /** Starts the work; called on the first focus. */
  prepare: () => void;
  /** A solved check, good for one submission. Rejects where none can be had. */
  token: () => Promise<string>;
}

/**
 * The invisible human check of a form: a proof of work, solved beside the page. A check that got
 * too old is replaced without a word.
 */
export function useHumanCheck(): HumanCheck {
  return useState(humanCheck)[0];
}

function humanCheck(): HumanCheck {
  let pending: Promise<Solved> | null = null;
  const begin = () => {
    const run = solve();
    run.catch(() => {
      if (pending === run) pending = null;
    });
    return run;
  };
  return {
    prepare() {
      pending ??= begin();
    },
    async token() {
      let solved = await (pending ?? begin());
      if (solved.expires - spareMs < Date.now()) solved = await begin();
      pending = null;
      return solved.token;
    },
  };
}

async function solve(): Promise<Solved> {
  const response = await fetch("/api/human-check", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The human check answered ${response.status}.`);
  const offer: HumanCheckChallenge = await response.json();
  if (offer.kind === "off") return { token: "off", expires: Number.POSITIVE_INFINITY };
  const { solveChallengeWorkers } = await import("altcha-lib");
  const solution = await solveChallengeWorkers({
    challenge: offer.challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" }),
    timeout: 60_000,
  });
  if (!solution) throw new Error("The human check could not be solved in time.");
  return {
    token: btoa(JSON.stringify({ challenge: offer.challenge, solution })),
    expires: (offer.challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}

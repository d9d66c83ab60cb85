import type { HumanCheckChallenge } from "../../../domain/shared/fields/human-check.ts";
import { retryImport } from "../../ui/retry-import.ts";

const importWidget = retryImport(() => import("./human-check-widget.ts"));
const importProof = retryImport(() => import("altcha-lib"));
/** Milliseconds. Discards a check this long before expiry, so that it is valid on arrival. */
const expiryMarginMs = 15_000;

interface HumanCheck {
  prepare: () => void;
  /** A solved check, valid for one submission. Rejects if it can't be solved. */
  token: () => Promise<string>;
}

/** @param prepareOne makes one check ready: what can be done before the form is sent */
export function createHumanCheck(prepareOne: () => Promise<PreparedCheck>): HumanCheck {
  let pending: Promise<PreparedCheck> | null = null;
  const startCheck = () => {
    const run = prepareOne();
    run.catch(() => {
      if (pending === run) pending = null;
    });
    return run;
  };
  return {
    prepare() {
      pending ??= startCheck();
    },
    async token() {
      let check = await (pending ?? startCheck());
      if (check.expires - expiryMarginMs < Date.now()) check = await startCheck();
      pending = null;
      return check.token();
    },
  };
}

/**
 * The kind of check that the server selects: solves a proof of work at once. Third-party scripts load
 * now but run on submission.
 */
export async function prepareCheck(): Promise<PreparedCheck> {
  const response = await fetch("/api/human-check", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The human check answered ${response.status}.`);
  const challenge: HumanCheckChallenge = await response.json();
  if (challenge.kind === "proof") return solveProof(challenge.challenge);
  const expires = Number.POSITIVE_INFINITY;
  if (challenge.kind === "off") return { token: async () => "off", expires };
  const { openWidget } = await importWidget();
  return { token: await openWidget(challenge), expires };
}

type Challenge = Extract<HumanCheckChallenge, { kind: "proof" }>["challenge"];

interface PreparedCheck {
  token: () => Promise<string>;
  expires: number;
}

/** Solves a proof of work in workers. Rejects if it takes over a minute. */
async function solveProof(challenge: Challenge): Promise<PreparedCheck> {
  const { solveChallengeWorkers } = await importProof();
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

import { useState } from "react";
import type { HumanCheckChallenge } from "../../domain/shared/human-check.ts";
import { type PreparedCheck, solveProof } from "./human-check-proof.ts";

/** How long before its end a solved check is thrown away, so that it still holds on arrival. */
const expiryMarginMs = 15_000;

interface HumanCheck {
  /** Starts the work; called on the first focus. */
  prepare: () => void;
  /** A solved check, good for one submission. Rejects where none can be had. */
  token: () => Promise<string>;
}

/**
 * The invisible human check of a form, of the kind that the server names. A check that got too old
 * is replaced without a word.
 */
export function useHumanCheck(): HumanCheck {
  return useState(() => createHumanCheck(prepareCheck))[0];
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

/** A proof is solved at once; another company's script is loaded now and asked at the sending. */
async function prepareCheck(): Promise<PreparedCheck> {
  const response = await fetch("/api/human-check", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The human check answered ${response.status}.`);
  const challenge: HumanCheckChallenge = await response.json();
  if (challenge.kind === "proof") return solveProof(challenge.challenge);
  const expires = Number.POSITIVE_INFINITY;
  if (challenge.kind === "off") return { token: async () => "off", expires };
  const { openWidget } = await import("./human-check-widget.ts");
  return { token: await openWidget(challenge), expires };
}

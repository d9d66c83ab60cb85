import { useState } from "react";
import type { HumanCheckChallenge } from "../../domain/shared/human-check.ts";
import { type ReadyCheck, solveProof } from "./human-check-proof.ts";

/** How long before its end a solved check is thrown away, so that it still holds on arrival. */
const spareMs = 15_000;

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
  return useState(() => humanCheck(readyCheck))[0];
}

/** @param ready makes one check ready: what can be done before the form is sent */
export function humanCheck(ready: () => Promise<ReadyCheck>): HumanCheck {
  let pending: Promise<ReadyCheck> | null = null;
  const begin = () => {
    const run = ready();
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
      let check = await (pending ?? begin());
      if (check.expires - spareMs < Date.now()) check = await begin();
      pending = null;
      return check.token();
    },
  };
}

/** A proof is solved at once; another company's script is loaded now and asked at the sending. */
async function readyCheck(): Promise<ReadyCheck> {
  const response = await fetch("/api/human-check", { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The human check answered ${response.status}.`);
  const offer: HumanCheckChallenge = await response.json();
  if (offer.kind === "proof") return solveProof(offer.challenge);
  const expires = Number.POSITIVE_INFINITY;
  if (offer.kind === "off") return { token: async () => "off", expires };
  const { openWidget } = await import("./human-check-widget.ts");
  return { token: await openWidget(offer), expires };
}

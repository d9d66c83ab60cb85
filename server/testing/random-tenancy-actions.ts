import * as fc from "fast-check";
import { addDays } from "../../domain/shared/dates.ts";
import type { ActionContext, TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import {
  endedByWhom,
  holdingUses,
  keepReasons,
  paymentKinds,
  type Evidence,
  type StepKind,
  type Tenancy,
} from "../../domain/tenancies/tenancy.ts";
import { allowed } from "./lawful-tenancies.ts";
import { paper, permanent, seen, createLandlord } from "./tenancies.ts";

/** One thing that somebody tries on one day. Numbers are reduced to what the tenancy has. */
export interface Attempt {
  days: number;
  what: number;
  which: number;
  ago: number;
  pence: number;
  around: Around;
}

/** What stands outside of the tenancy: another's money for the home, and what is known of the landlord. */
type Around = Pick<ActionContext, "isHeldElsewhere" | "landlord">;

const around: fc.Arbitrary<Around> = fc.record({
  isHeldElsewhere: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  landlord: fc.oneof(
    { weight: 12, arbitrary: fc.constant(createLandlord()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        null,
        createLandlord({ sanctions: null, checked: null }),
        createLandlord({ sanctions: "match" }),
      ),
    },
  ),
});

export const attempt: fc.Arbitrary<Attempt> = fc.record({
  days: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
  what: fc.nat(20),
  which: fc.nat(99),
  ago: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 9 }) },
  ),
  pence: fc.nat(9),
  around,
});

/** What of it can be tried in a tenancy as it stands. */
export function toAction(
  tenancy: Tenancy,
  today: string,
  { what, which, ago, pence }: Attempt,
): TenancyAction {
  const on = addDays(today, -ago);
  const kind = paymentKinds[which % paymentKinds.length]!;
  const sum = allowed[kind](tenancy);
  const asked = tenancy.payments.find((payment) => payment.kind === kind)?.askedPence ?? sum;
  const evidence = which % 7 === 0 ? { note: " ", documentId: null } : which % 2 ? paper : seen;
  const open = tenancy.steps.find(({ done }) => done === null);
  const { kind: step, personId } =
    (pence < 8 ? open : undefined) ?? tenancy.steps[which % tenancy.steps.length]!;
  switch (what) {
    case 0:
      return { do: "reopen-step", kind: step, personId };
    case 1:
    case 2:
    case 3:
      return {
        do: "ask-payment",
        kind,
        pence:
          kind !== "holding-deposit" && pence > 4
            ? sum - allowed["holding-deposit"](tenancy)
            : sum + (pence % 3) - 1,
        dueOn: addDays(today, pence),
      };
    case 4:
    case 5:
      return { do: "receive-payment", kind, pence: pence < 7 ? asked : pence, on, evidence };
    case 6:
      if (which % 2 || tenancy.holdingChoice === null)
        return { do: "choose-holding-use", towards: holdingUses[pence % 3]!, on, evidence };
      return { do: "apply-holding-deposit", on, evidence };
    case 7:
      if (ago < 2 && which % 2) return correction(tenancy, evidence, { which, pence, today });
      return { do: "repay-payment", kind, pence: asked, on, evidence };
    case 8:
      return { do: "keep-holding-deposit", reason: keepReasons[which % 4]!, on, evidence };
    case 9:
      return { do: "extend-deadline", until: addDays(today, which % 20), agreedOn: on, evidence };
    case 10:
      return ending(on, evidence, { which, pence });
    case 11:
      return { do: "move-start", startsOn: addDays(today, which % 60) };
    case 12:
      return ofPerson(tenancy, on, evidence, { which, pence });
    case 13:
      if (which % 4) return completion(step, personId, on, evidence, { which, pence, today });
      return { do: "add-person", person: createPerson(tenancy, pence) };
    default:
      return completion(step, personId, on, evidence, { which, pence, today });
  }
}

function ofPerson(
  { people }: Tenancy,
  on: string,
  evidence: Evidence,
  { which, pence }: { which: number; pence: number },
): TenancyAction {
  const { id: personId } = pick(people, pence);
  return which % 2
    ? { do: "report-right-to-rent", personId, on, evidence }
    : { do: "give-share-code", personId, code: "R7X2KD9PA" };
}

function ending(
  on: string,
  evidence: Evidence,
  { which, pence }: { which: number; pence: number },
): TenancyAction {
  if (pence < 5) return { do: "waive-guarantor" };
  if (pence < 7) return { do: "confirm-tenancy", on, evidence };
  const by = endedByWhom[which % 4]!;
  return { do: which % 3 ? "fall-through" : "finish", by, on, evidence };
}

/** Of what is here, to nothing, to all that was asked, to a penny more or less, or to another day. */
function correction(
  { payments }: Tenancy,
  evidence: Evidence,
  { which, pence, today }: { which: number; pence: number; today: string },
): TenancyAction {
  const here = payments.flatMap((payment) =>
    payment.receipts.map((receipt) => ({ receipt, payment })),
  );
  const { receipt, payment } = here.length > 0 ? pick(here, which) : nothingHere;
  const sums = [0, payment.askedPence, receipt.pence + 1, receipt.pence - 1, receipt.pence];
  return {
    do: "correct-receipt",
    kind: payment.kind,
    wasPence: receipt.pence,
    wasOn: receipt.on,
    pence: pick(sums, pence),
    on: pence % 2 ? receipt.on : addDays(today, -(which % 30)),
    evidence: which % 5 ? seen : evidence,
  };
}

const nothingHere = {
  receipt: { pence: 1, on: "2026-11-11" },
  payment: { kind: "deposit", askedPence: 1 },
} as const;

function pick<Item>(items: readonly Item[], n: number): Item {
  return items[n % items.length]!;
}

function createPerson({ people }: Tenancy, n: number) {
  const id = `77777777-7777-4777-8777-${String(people.length).padStart(12, "0")}`;
  return { id, name: `Person ${people.length}`, role: n % 2 ? "guarantor" : "occupier" } as const;
}

function completion(
  kind: StepKind,
  personId: string | null,
  on: string,
  evidence: Evidence,
  { which, pence, today }: { which: number; pence: number; today: string },
): TenancyAction {
  const outcome = which % 20 === 19 ? "failed" : "passed";
  const limited = {
    result: "limited",
    method: "original-document",
    permissionUntil: addDays(today, 20 * pence),
  } as const;
  const rightToRent =
    outcome === "failed"
      ? { ...permanent, result: "none" as const }
      : which % 3
        ? permanent
        : limited;
  return {
    do: "complete-step",
    kind,
    personId,
    on,
    outcome,
    evidence,
    ...(kind === "right-to-rent" && { rightToRent }),
  };
}

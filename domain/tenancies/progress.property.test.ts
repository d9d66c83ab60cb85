import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  createContext,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  paper,
  permanent,
  seen,
} from "../../server/testing/tenancies.ts";
import { addDays } from "../shared/dates.ts";
import { allowed, expectLawful, expectLawfulMove } from "../../server/testing/lawful-lets.ts";
import { actOnTenancy } from "./act-on-tenancy.ts";
import type { ActionContext, TenancyAction } from "./tenancy-action.ts";
import {
  endedByWhom,
  holdingUses,
  keepReasons,
  paymentKinds,
  type Evidence,
  type StepKind,
  type Tenancy,
} from "./tenancy.ts";

/** One thing that somebody tries on one day. Numbers are reduced to what the let has. */
interface Attempt {
  days: number;
  what: number;
  which: number;
  ago: number;
  pence: number;
  around: Around;
}

/** What stands outside of the let: another's money for the home, and what is known of the landlord. */
type Around = Pick<ActionContext, "isHeldElsewhere" | "landlord">;

const around: fc.Arbitrary<Around> = fc.record({
  isHeldElsewhere: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  landlord: fc.oneof(
    { weight: 12, arbitrary: fc.constant({ sanctions: "clear" as const }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(null, { sanctions: null }, { sanctions: "match" as const }),
    },
  ),
});

const attempt: fc.Arbitrary<Attempt> = fc.record({
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

function toAction(
  tenancy: Tenancy,
  today: string,
  { what, which, ago, pence }: Attempt,
): TenancyAction {
  const on = addDays(today, -ago);
  const kind = paymentKinds[which % paymentKinds.length]!;
  const sum = allowed[kind](tenancy.rentPcm);
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
            ? sum - allowed["holding-deposit"](tenancy.rentPcm)
            : sum + (pence % 3) - 1,
        dueOn: addDays(today, pence),
      };
    case 4:
    case 5:
      return { do: "receive-payment", kind, pence: pence < 7 ? asked : pence, on, evidence };
    case 6:
      if (which % 2)
        return { do: "choose-holding-use", towards: holdingUses[pence % 3]!, on, evidence };
      return { do: "apply-holding-deposit", on, evidence };
    case 7:
      return { do: "repay-payment", kind, pence: asked, on, evidence };
    case 8:
      return { do: "keep-holding-deposit", reason: keepReasons[which % 4]!, on, evidence };
    case 9:
      return { do: "extend-deadline", until: addDays(today, which % 20), agreedOn: on, evidence };
    case 10:
      if (pence < 8) return { do: "waive-guarantor" };
      return {
        do: which % 3 ? "fall-through" : "finish",
        by: endedByWhom[which % 4]!,
        on,
        evidence,
      };
    case 11:
      return { do: "move-start", startsOn: addDays(today, which % 60) };
    case 12:
      return { do: "give-share-code", personId: pick(tenancy.people, which).id, code: "R7X2KD9PA" };
    case 13:
      if (which % 4) return completion(step, personId, on, evidence, { which, pence, today });
      return { do: "add-person", person: createPerson(tenancy, pence) };
    default:
      return completion(step, personId, on, evidence, { which, pence, today });
  }
}

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
  const outcome = which % 40 === 39 ? "failed" : "passed";
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

/** Each of them is tried. A new one does not compile until it is. */
const tried: Record<TenancyAction["do"], true> = {
  "complete-step": true,
  "reopen-step": true,
  "give-share-code": true,
  "add-person": true,
  "waive-guarantor": true,
  "move-start": true,
  "ask-payment": true,
  "receive-payment": true,
  "choose-holding-use": true,
  "apply-holding-deposit": true,
  "repay-payment": true,
  "keep-holding-deposit": true,
  "extend-deadline": true,
  "fall-through": true,
  finish: true,
};
const actionNames = Object.keys(tried);

/** Some begin late, as few random orders get that far. */
const beginnings: { today: string; create: (rentPcm: number) => Tenancy }[] = [
  { today: "2026-11-10", create: (rentPcm) => createTenancy({ rentPcm }) },
  { today: "2026-11-11", create: (rentPcm) => createHeld({ rentPcm, startsOn: "2026-12-20" }) },
  { today: "2026-11-20", create: (rentPcm) => createSigned({ rentPcm }) },
  { today: "2026-12-07", create: () => createReady() },
];

test("in no order of actions and days is money asked early or above its cap, or a deadline passed in silence", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 9000 }),
      fc.constantFrom(...beginnings),
      fc.array(attempt, { minLength: 20, maxLength: 100, size: "max" }),
      (rentPcm, beginning, attempts) => {
        let { today } = beginning;
        let tenancy = beginning.create(rentPcm);
        for (const one of attempts) {
          today = addDays(today, one.days > 0 && one.what % 3 === 0 ? one.days : 0);
          const action = toAction(tenancy, today, one);
          const acted = actOnTenancy(tenancy, action, createContext(today, one.around));
          if (acted.ok) {
            expectLawfulMove(tenancy, acted.tenancy, one.around);
            tenancy = acted.tenancy;
            reached.add(action.do);
          } else reached.add(acted.rule);
          expectLawful(tenancy, today);
          reached.add(tenancy.state);
          for (const { kind, settled, receipts } of tenancy.payments)
            reached.add(`${kind} ${settled?.how ?? (receipts.length > 0 ? "here" : "asked")}`);
          if (tenancy.holdingChoice) reached.add(`chosen ${tenancy.holdingChoice.towards}`);
        }
        for (const days of [5, 10, 15, 30, 60, 100, 400])
          expectLawful(tenancy, addDays(today, days));
      },
    ),
    { numRuns: 250 },
  );
  // Else it would have proved nothing about them.
  expect([...reached]).toEqual(expect.arrayContaining(actionNames));
  for (const rule of ["sanctions-match", "landlord-sanctions-match", "one-holding-deposit"])
    expect([...reached]).toContain(rule);
  for (const state of ["moved-in", "fallen-through", "first-rent here", "deposit here"])
    expect([...reached]).toContain(state);
  for (const use of holdingUses) expect([...reached]).toContain(`chosen ${use}`);
  for (const how of ["applied", "repaid", "kept"])
    expect([...reached]).toContain(`holding-deposit ${how}`);
});

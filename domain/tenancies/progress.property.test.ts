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
import { actOnTenancy } from "./act-on-tenancy.ts";
import { listAlarms } from "./list-alarms.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import {
  endedByWhom,
  keepReasons,
  paymentKinds,
  type Evidence,
  type PaymentKind,
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
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  days: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
  what: fc.nat(19),
  which: fc.nat(99),
  ago: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -1, max: 9 }) },
  ),
  pence: fc.nat(9),
});

const allowed: Record<PaymentKind, (rentPcm: number) => number> = {
  "holding-deposit": (rent) => Math.floor((rent * 1200) / 52),
  "first-rent": (rent) => rent * 100,
  deposit: (rent) => Math.floor(((rent * 12 >= 50_000 ? 6 : 5) * rent * 1200) / 52),
};

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
  const open = tenancy.steps.filter(({ done }) => done === null);
  const { kind: step, personId } =
    (pence < 8 ? open[0] : undefined) ?? tenancy.steps[which % tenancy.steps.length]!;
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
          kind === "first-rent" && pence > 4
            ? sum - allowed["holding-deposit"](tenancy.rentPcm)
            : sum + (pence % 3) - 1,
        dueOn: addDays(today, pence),
      };
    case 4:
    case 5:
      return { do: "receive-payment", kind, pence: pence < 7 ? asked : pence, on, evidence };
    case 6:
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
      return { do: "give-share-code", personId: tenancy.people[which % 2]!.id, code: "R7X2KD9PA" };
    default:
      return completion(step, personId, on, evidence, { which, pence, today });
  }
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

/** Written from the Acts once more, not by the code's own functions. */
function expectLawful(tenancy: Tenancy, today: string): void {
  const stepsOf = (...kinds: StepKind[]) =>
    tenancy.steps.filter(({ kind }) => kinds.includes(kind));
  const paid = (kind: PaymentKind) => tenancy.payments.find((payment) => payment.kind === kind);
  const sum = (kind: PaymentKind) =>
    paid(kind)?.receipts.reduce((total, { pence }) => total + pence, 0) ?? 0;
  const signed = stepsOf("signature", "landlord-signature");
  const signedOn = signed.every(({ done }) => done)
    ? signed
        .map(({ done }) => done!.on)
        .toSorted()
        .at(-1)!
    : null;

  expect(tenancy.payments.length).toBe(new Set(tenancy.payments.map(({ kind }) => kind)).size);
  for (const { kind, askedPence, receipts, askedOn } of tenancy.payments) {
    expect(askedPence).toBeLessThanOrEqual(allowed[kind](tenancy.rentPcm));
    expect(sum(kind)).toBeLessThanOrEqual(askedPence);
    for (const { on } of receipts) expect(on >= askedOn).toBe(true);
    if (kind !== "holding-deposit") expect(signedOn !== null && signedOn <= askedOn).toBe(true);
  }
  const holding = paid("holding-deposit");
  if (holding?.settled?.how === "applied")
    expect((paid("first-rent")?.askedPence ?? 0) + holding.settled.pence).toBeLessThanOrEqual(
      100 * tenancy.rentPcm,
    );
  if (signed.some(({ done }) => done))
    for (const { done } of stepsOf("written-statement")) expect(done).not.toBeNull();
  for (const { done } of tenancy.steps)
    if (done)
      expect(done.evidence.note.trim() !== "" || done.evidence.documentId !== null).toBe(true);
  if (tenancy.state === "moved-in")
    for (const { kind, done } of tenancy.steps)
      if (!["deposit-registration", "prescribed-information"].includes(kind))
        expect(done, kind).not.toBeNull();

  const alarms = listAlarms(tenancy, new Date(`${today}T12:00:00Z`));
  const rings = (name: string, stage?: string) =>
    expect(
      alarms.some((alarm) => alarm.name === name && (!stage || alarm.stage === stage)),
      `${name} on ${today}`,
    ).toBe(true);
  if (holding && holding.receipts.length > 0 && holding.settled === null) {
    const receivedOn = holding.receipts.map(({ on }) => on).toSorted()[0]!;
    const deadline = tenancy.extensions.at(-1)?.until ?? addDays(receivedOn, 14);
    const isRunning = signedOn === null && tenancy.state === "progressing";
    if (isRunning && today >= addDays(deadline, -5) && today <= deadline) rings("agreement");
    if (!isRunning || today > deadline) rings("holding-deposit");
    const goesBack = [deadline, signedOn, tenancy.ending?.on]
      .filter((day) => day != null)
      .toSorted()[0]!;
    if ((!isRunning || today > deadline) && today > addDays(goesBack, 6))
      rings("holding-deposit", "overdue");
  }
  const deposit = paid("deposit");
  if (
    deposit &&
    deposit.receipts.length > 0 &&
    ["progressing", "moved-in"].includes(tenancy.state)
  ) {
    const last = addDays(deposit.receipts.map(({ on }) => on).toSorted()[0]!, 29);
    for (const kind of ["deposit-registration", "prescribed-information"] as const)
      if (today > last && stepsOf(kind).some(({ done }) => !done)) rings(kind, "overdue");
  }
  if (tenancy.state === "progressing") {
    for (const { personId, done } of stepsOf("right-to-rent"))
      if (!done && today >= addDays(tenancy.startsOn, -28))
        expect(
          alarms.some((alarm) => alarm.name === "right-to-rent" && alarm.personId === personId),
        ).toBe(true);
    if (today > tenancy.startsOn) rings("start", "overdue");
  }
  if (tenancy.state === "fallen-through" && sum("deposit") > 0 && deposit?.settled === null)
    rings("repayment");
}

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
          const acted = actOnTenancy(tenancy, toAction(tenancy, today, one), createContext(today));
          if (acted.ok) tenancy = acted.tenancy;
          expectLawful(tenancy, today);
          reached.add(tenancy.state);
          for (const { kind, settled, receipts } of tenancy.payments)
            reached.add(`${kind} ${settled?.how ?? (receipts.length > 0 ? "here" : "asked")}`);
        }
        for (const days of [5, 10, 15, 30, 60]) expectLawful(tenancy, addDays(today, days));
      },
    ),
    { numRuns: 250 },
  );
  // Else it would have proved nothing about them.
  for (const state of ["moved-in", "fallen-through", "first-rent here", "deposit here"])
    expect([...reached]).toContain(state);
  for (const how of ["applied", "repaid", "kept"])
    expect([...reached]).toContain(`holding-deposit ${how}`);
});

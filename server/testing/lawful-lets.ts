import { expect } from "vitest";
import { addDays } from "../../domain/shared/dates.ts";
import { type Alarm, listAlarms } from "../../domain/tenancies/list-alarms.ts";
import type { ActionContext } from "../../domain/tenancies/tenancy-action.ts";
import type { PaymentKind, StepKind, Tenancy } from "../../domain/tenancies/tenancy.ts";

/**
 * The most that may be asked, in pence (Tenant Fees Act 2019, schedule 1). Of a deposit it is what the
 * agreement names: five whole-pound weeks, below the Act's five or six.
 */
export const allowed: Record<PaymentKind, (rentPcm: number) => number> = {
  "holding-deposit": (rent) => Math.floor((rent * 1200) / 52),
  "first-rent": (rent) => rent * 100,
  deposit: (rent) => 500 * Math.floor((rent * 12) / 52),
};

/** What the Acts count, read off the let by hand. */
function read(tenancy: Tenancy) {
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
  return { stepsOf, paid, sum, signed, signedOn };
}

/** Written from the Acts once more, not by the code's own functions. */
export function expectLawful(tenancy: Tenancy, today: string): void {
  expectLawfulMoney(tenancy);
  expectAlarms(tenancy, today);
}

function expectLawfulMoney(tenancy: Tenancy): void {
  const { stepsOf, paid, sum, signed, signedOn } = read(tenancy);
  expect(tenancy.payments.length).toBe(new Set(tenancy.payments.map(({ kind }) => kind)).size);
  for (const { kind, askedPence, receipts, askedOn } of tenancy.payments) {
    expect(askedPence).toBeLessThanOrEqual(allowed[kind](tenancy.rentPcm));
    expect(sum(kind)).toBeLessThanOrEqual(askedPence);
    for (const { on } of receipts) expect(on >= askedOn).toBe(true);
    if (kind !== "holding-deposit") expect(signedOn !== null && signedOn <= askedOn).toBe(true);
  }
  const holding = paid("holding-deposit");
  if (holding?.settled?.how === "applied") {
    // Schedule 2, paragraph 5: with the consent of whoever paid it, towards the rent or the deposit.
    const towards = tenancy.holdingChoice?.towards;
    expect(towards === "first-rent" || towards === "deposit").toBe(true);
    if (towards === "first-rent" || towards === "deposit")
      expect((paid(towards)?.askedPence ?? 0) + holding.settled.pence).toBeLessThanOrEqual(
        allowed[towards](tenancy.rentPcm),
      );
  }
  if (signed.some(({ done }) => done))
    for (const { done } of stepsOf("written-statement")) expect(done).not.toBeNull();
  for (const { done } of tenancy.steps)
    if (done)
      expect(done.evidence.note.trim() !== "" || done.evidence.documentId !== null).toBe(true);
  if (tenancy.state === "moved-in")
    for (const { kind, done } of tenancy.steps)
      if (!["deposit-registration", "prescribed-information"].includes(kind))
        expect(done, kind).not.toBeNull();
  for (const { done } of signed)
    if (done) expect(done.on <= tenancy.startsOn, "signed by the start").toBe(true);
  // Smoke and Carbon Monoxide Alarm (England) Regulations 2015, regulation 4.
  if (tenancy.state === "moved-in")
    for (const { done } of stepsOf("alarms-tested")) expect(done?.on).toBe(tenancy.startsOn);
}

/** What one thing that was recorded may have changed, whoever recorded it. */
export function expectLawfulMove(
  before: Tenancy,
  after: Tenancy,
  { isHeldElsewhere, landlord }: Pick<ActionContext, "isHeldElsewhere" | "landlord">,
): void {
  const [was, is] = [read(before), read(after)];
  const taken = (kind: PaymentKind) => [is.paid(kind)?.askedPence ?? 0, is.sum(kind)];
  const takenBefore = (kind: PaymentKind) => [was.paid(kind)?.askedPence ?? 0, was.sum(kind)];
  // Schedule 1, paragraph 3: of one person for one home at a time. What comes too late only goes back.
  if (isHeldElsewhere && before.state !== "fallen-through")
    expect(taken("holding-deposit")).toEqual(takenBefore("holding-deposit"));
  const isListed = before.steps.some(
    ({ kind, done }) => kind === "sanctions" && done?.outcome === "failed",
  );
  // Regulations under the Sanctions and Anti-Money Laundering Act 2018, section 3.
  if (isListed || landlord?.sanctions === "match") {
    for (const kind of ["holding-deposit", "first-rent", "deposit"] as const) {
      expect(taken(kind)).toEqual(takenBefore(kind));
      if (isListed || kind !== "holding-deposit")
        expect(is.paid(kind)?.settled).toEqual(was.paid(kind)?.settled);
    }
    expect(is.signed.map(({ done }) => done)).toEqual(was.signed.map(({ done }) => done));
    // One that has begun may still end.
    if (before.state !== "moved-in") expect(after.state).not.toBe("moved-in");
  }
  expectLawfulExtension(before, after);
}

/** Schedule 2, paragraph 2: in writing, and while there is a deadline to extend. */
function expectLawfulExtension(before: Tenancy, after: Tenancy): void {
  const added = after.extensions.slice(before.extensions.length);
  const first = read(before)
    .paid("holding-deposit")
    ?.receipts.map(({ on }) => on)
    .toSorted()[0];
  for (const { until, agreedOn, evidence } of added) {
    const deadline = before.extensions.at(-1)?.until ?? addDays(first!, 14);
    expect(agreedOn <= deadline && until > deadline && evidence.documentId !== null).toBe(true);
  }
}

function expectAlarms(tenancy: Tenancy, today: string): void {
  const { stepsOf, paid, sum, signedOn } = read(tenancy);
  const holding = paid("holding-deposit");
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
    const endedOn = tenancy.ending?.on ?? null;
    const first = [deadline, signedOn, endedOn].filter((day) => day !== null).toSorted()[0]!;
    const goesBack = endedOn !== null && endedOn < receivedOn ? receivedOn : first;
    if ((!isRunning || today > deadline) && today > addDays(goesBack, 6))
      rings("holding-deposit", "overdue");
  }
  const deposit = paid("deposit");
  const isCounted =
    holding?.settled?.how === "applied" && tenancy.holdingChoice?.towards === "deposit";
  const depositOn = [
    ...(deposit?.receipts.map(({ on }) => on) ?? []),
    ...(isCounted ? [signedOn!] : []),
  ].toSorted()[0];
  if (depositOn && ["progressing", "moved-in"].includes(tenancy.state)) {
    const last = addDays(depositOn, 29);
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
    for (const { kind, askedPence, dueOn, settled } of tenancy.payments)
      if (settled === null && sum(kind) < askedPence && today > dueOn) rings("payment", "overdue");
  }
  expectPersonAlarms(tenancy, today, alarms);
  // Of a tenancy that never began, all goes back: the rent, the deposit, and what counted towards them.
  const isOwed =
    (["first-rent", "deposit"] as const).some(
      (kind) => sum(kind) > 0 && paid(kind)?.settled === null,
    ) || holding?.settled?.how === "applied";
  if (tenancy.state === "fallen-through" && isOwed)
    rings("repayment", today > addDays(tenancy.ending!.on, 6) ? "overdue" : undefined);
}

/** A share code opens for 90 days; a limited right is looked at again (Immigration Act 2014). */
function expectPersonAlarms(tenancy: Tenancy, today: string, alarms: readonly Alarm[]): void {
  const rings = (name: string, personId: string, isOver: boolean) =>
    expect(
      alarms.some(
        (alarm) =>
          alarm.name === name &&
          alarm.personId === personId &&
          (alarm.stage === "overdue") === isOver,
      ),
      `${name} on ${today}`,
    ).toBe(true);
  for (const { id, shareCode } of tenancy.people) {
    const check = tenancy.steps.find(
      ({ kind, personId }) => kind === "right-to-rent" && personId === id,
    );
    if (shareCode && check?.done === null && tenancy.state === "progressing") {
      const last = addDays(shareCode.givenOn, 90);
      if (today >= addDays(last, -14)) rings("share-code", id, today > last);
    }
    const right = check?.done?.rightToRent;
    const isOn = tenancy.state === "progressing" || tenancy.state === "moved-in";
    if (!isOn || right?.result !== "limited") continue;
    const last = [right.permissionUntil!, addDays(check!.done!.on, 365)].toSorted()[1]!;
    if (today >= addDays(last, -28)) rings("right-to-rent-follow-up", id, today > last);
  }
}

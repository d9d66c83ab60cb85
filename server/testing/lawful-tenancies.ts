import { expect } from "vitest";
import { addDays } from "../../domain/shared/dates.ts";
import type { ActionContext } from "../../domain/tenancies/tenancy-action.ts";
import type { PaymentKind, StepKind, Tenancy } from "../../domain/tenancies/tenancy.ts";

type Terms = Pick<Tenancy, "rentPcm" | "depositPence">;

/**
 * The most that may be asked, in pence (Tenant Fees Act 2019, schedule 1). Of a deposit it is what was
 * chosen, else five weeks as the home's page shows them, and no more than the Act's five or six to the
 * penny.
 */
export const allowed: Record<PaymentKind, (terms: Terms) => number> = {
  "holding-deposit": ({ rentPcm }) => Math.floor((rentPcm * 1200) / 52),
  "first-rent": ({ rentPcm }) => rentPcm * 100,
  deposit: ({ rentPcm, depositPence }) =>
    Math.min(
      depositPence ?? 500 * Math.round((rentPcm * 12) / 52),
      Math.floor(((rentPcm * 1200) / 52) * (rentPcm * 12 < 50_000 ? 5 : 6)),
    ),
};

const addUp = (parts: readonly { pence: number }[]) =>
  parts.reduce((total, { pence }) => total + pence, 0);
export const sumEarlier = (earlier: Tenancy["payments"][number]["earlier"]) =>
  addUp(earlier.map(({ settled }) => settled));

/** What the Acts count, read off the tenancy by hand. */
export function read(tenancy: Tenancy) {
  const stepsOf = (...kinds: StepKind[]) =>
    tenancy.steps.filter(({ kind }) => kinds.includes(kind));
  const paid = (kind: PaymentKind) => tenancy.payments.find((payment) => payment.kind === kind);
  const sum = (kind: PaymentKind) => addUp(paid(kind)?.receipts ?? []);
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
export function expectLawfulMoney(tenancy: Tenancy): void {
  const { stepsOf, paid, sum, signed, signedOn } = read(tenancy);
  expect(tenancy.payments.length).toBe(new Set(tenancy.payments.map(({ kind }) => kind)).size);
  for (const { kind, askedPence, receipts, askedOn, settled, earlier } of tenancy.payments) {
    if (settled) expect(settled.pence).toBe(sum(kind));
    expect(askedPence).toBeLessThanOrEqual(allowed[kind](tenancy));
    expect(sum(kind) + sumEarlier(earlier)).toBeLessThanOrEqual(askedPence);
    for (const part of earlier) expect(part.settled.pence).toBe(addUp(part.receipts));
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
        allowed[towards](tenancy),
      );
  }
  expectLawfulRegistration(tenancy);
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
    if (done) {
      expect(done.on <= tenancy.startsOn, "signed by the start").toBe(true);
      // Housing Act 1988, section 16D.
      for (const statement of stepsOf("written-statement"))
        expect(statement.done!.on <= done.on, "statement before signing").toBe(true);
    }
  // Smoke and Carbon Monoxide Alarm (England) Regulations 2015, regulation 4.
  if (tenancy.state === "moved-in")
    for (const { done } of stepsOf("alarms-tested")) expect(done?.on).toBe(tenancy.startsOn);
}

/** Housing Act 2004, section 213: what is registered is here, and came before. */
function expectLawfulRegistration(tenancy: Tenancy): void {
  if (!["progressing", "moved-in"].includes(tenancy.state)) return;
  for (const { done } of read(tenancy).stepsOf("deposit-registration", "prescribed-information"))
    if (done) expect(done.on >= (readDepositDay(tenancy) ?? "9999")).toBe(true);
}

/** The day of the first part of it. What the holding deposit makes up came with the agreement. */
export function readDepositDay(tenancy: Tenancy): string | undefined {
  const { paid, signedOn } = read(tenancy);
  const isCounted =
    paid("holding-deposit")?.settled?.how === "applied" &&
    tenancy.holdingChoice?.towards === "deposit";
  return [
    ...(paid("deposit")?.receipts.map(({ on }) => on) ?? []),
    ...(isCounted ? [signedOn!] : []),
  ].toSorted()[0];
}

/** The fifteenth day, or the later one that was agreed in writing before it had passed (schedule 2). */
export function readDeadline(receivedOn: string, extensions: Tenancy["extensions"]): string {
  return extensions.reduce(
    (deadline, { agreedOn, until }) => (agreedOn <= deadline ? until : deadline),
    addDays(receivedOn, 14),
  );
}

/** What one thing that was recorded may have changed, whoever recorded it. */
export function expectLawfulMove(
  before: Tenancy,
  after: Tenancy,
  { isHeldElsewhere, landlord }: Pick<ActionContext, "isHeldElsewhere" | "landlord">,
): void {
  const [was, is] = [read(before), read(after)];
  if (expectLawfulCorrection(before, after)) return;
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

/** What was recorded by mistake is recorded otherwise: no money moves, and what was there stays on record. */
function expectLawfulCorrection(before: Tenancy, after: Tenancy): boolean {
  const count = ({ payments }: Tenancy) =>
    payments.reduce((sum, { corrections }) => sum + corrections.length, 0);
  if (count(after) === count(before)) return false;
  expect(count(after)).toBe(count(before) + 1);
  for (const payment of before.payments) {
    const now = read(after).paid(payment.kind)!;
    expect(now.corrections.slice(0, payment.corrections.length)).toEqual(payment.corrections);
    if (payment.kind !== before.holdingChoice?.towards)
      expect(now.askedPence).toBe(payment.askedPence);
    else expectSameSum(before, after, payment.askedPence, now.askedPence);
    const gone = payment.receipts.filter((receipt) => !now.receipts.includes(receipt));
    expect(gone).toEqual(now.corrections.slice(payment.corrections.length).map(({ was }) => was));
    // What went back or was kept is as it was.
    if (payment.settled && payment.settled.how !== "applied") expect(now).toEqual(payment);
  }
  expect({ ...after, payments: [] }).toEqual({ ...before, payments: [] });
  return true;
}

/** What is asked, and what is here of it already, are the same sum however much of it that is. */
function expectSameSum(before: Tenancy, after: Tenancy, asked: number, now: number): void {
  const countIn = (tenancy: Tenancy) => {
    const settled = read(tenancy).paid("holding-deposit")?.settled;
    return settled?.how === "applied" ? settled.pence : 0;
  };
  const less = countIn(before) - countIn(after);
  const isOn = after.state === "progressing" || after.state === "moved-in";
  if (less > 0) expect(now - asked).toBe(isOn ? less : 0);
  else expect(now).toBeLessThanOrEqual(asked);
}

/** Schedule 2, paragraph 2: in writing, and while there is a deadline to extend. */
function expectLawfulExtension(before: Tenancy, after: Tenancy): void {
  const added = after.extensions.slice(before.extensions.length);
  const holding = read(before).paid("holding-deposit");
  const parts = holding ? [...holding.earlier, holding] : [];
  const [first] = parts.flatMap(({ receipts }) => receipts.map(({ on }) => on)).toSorted();
  for (const { until, agreedOn, evidence } of added) {
    const deadline = readDeadline(first!, before.extensions);
    expect(agreedOn <= deadline && until > deadline && evidence.documentId !== null).toBe(true);
  }
}

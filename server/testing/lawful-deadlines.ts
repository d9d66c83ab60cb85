import { expect } from "vitest";
import { addDays } from "../../domain/shared/dates.ts";
import { type Deadline, listDeadlines } from "../../domain/tenancies/steps/list-deadlines.ts";
import type { Tenancy } from "../../domain/tenancies/tenancy.ts";
import { read, readDeadline, readDepositDay, sumEarlier } from "./lawful-tenancies.ts";

/** No deadline passes in silence. Written from the Acts once more, not by the code's own functions. */
export function expectDeadlines(tenancy: Tenancy, today: string): void {
  const { stepsOf, paid, sum, signedOn } = read(tenancy);
  const holding = paid("holding-deposit");
  const alarms = listDeadlines(tenancy, new Date(`${today}T12:00:00Z`));
  const rings = (name: string, stage?: string) =>
    expect(
      alarms.some((alarm) => alarm.name === name && (!stage || alarm.stage === stage)),
      `${name} on ${today}`,
    ).toBe(true);
  if (holding && holding.receipts.length > 0 && holding.settled === null) {
    const receivedOn = holding.receipts.map(({ on }) => on).toSorted()[0]!;
    const parts = [...holding.earlier, holding].flatMap(({ receipts }) => receipts);
    const deadline = readDeadline(parts.map(({ on }) => on).toSorted()[0]!, tenancy.extensions);
    const isRunning = signedOn === null && tenancy.state === "progressing";
    if (isRunning && today >= addDays(deadline, -5) && today <= deadline) rings("agreement");
    if (!isRunning || today > deadline) rings("holding-deposit");
    const endedOn = tenancy.ending?.on ?? null;
    const first = [deadline, signedOn, endedOn].filter((day) => day !== null).toSorted()[0]!;
    // What came after that day can't go back before it came.
    const goesBack = first < receivedOn ? receivedOn : first;
    if ((!isRunning || today > deadline) && today > addDays(goesBack, 6))
      rings("holding-deposit", "overdue");
  }
  const depositOn = readDepositDay(tenancy);
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
  }
  if (["progressing", "moved-in"].includes(tenancy.state))
    for (const { kind, askedPence, dueOn, settled, earlier } of tenancy.payments)
      // Once everybody has signed nobody need pay a holding deposit any more.
      if (settled === null && sum(kind) + sumEarlier(earlier) < askedPence && today > dueOn)
        if (kind !== "holding-deposit" || signedOn === null) rings("payment", "overdue");
  // Somebody makes sure once a year that it goes on, so that what was kept until its end is erased.
  const sureOn = tenancy.confirmed?.on ?? tenancy.startsOn;
  if (tenancy.state === "moved-in" && today > addDays(sureOn, 366))
    rings("tenancy-goes-on", "overdue");
  expectPersonAlarms(tenancy, today, alarms);
  expectReturnAlarms(tenancy, today, alarms);
}

/** Of a tenancy that never began, all goes back: the rent, the deposit, and what counted towards them. */
function expectReturnAlarms(tenancy: Tenancy, today: string, alarms: readonly Deadline[]): void {
  if (tenancy.state !== "fallen-through") return;
  for (const { kind, earlier, ...last } of tenancy.payments) {
    const counted = [...earlier, last].find(({ settled }) => settled?.how === "applied");
    const { receipts, settled } = counted ?? last;
    const isOwed =
      kind === "holding-deposit" ? counted !== undefined : receipts.length > 0 && settled === null;
    const from = [tenancy.ending!.on, receipts.map(({ on }) => on).toSorted()[0]!].toSorted()[1]!;
    if (isOwed)
      expect(
        alarms.some(
          ({ name, payment, stage }) =>
            name === "repayment" &&
            payment === kind &&
            (stage === "overdue") === today > addDays(from, 6),
        ),
        `${kind} to pay back on ${today}`,
      ).toBe(true);
  }
}

/**
 * A share code opens for 90 days; a limited right is looked at again; that somebody who lives there has
 * none any more is reported (Immigration Act 2014).
 */
function expectPersonAlarms(tenancy: Tenancy, today: string, alarms: readonly Deadline[]): void {
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
    const livedThere = tenancy.state === "moved-in" || tenancy.state === "finished";
    if (livedThere && right?.result === "none")
      expect(
        alarms.some(({ name, personId }) => name === "home-office-report" && personId === id),
      ).toBe(check!.done!.reported === null);
    if (!isOn || right?.result !== "limited") continue;
    const last = [right.permissionUntil!, addDays(check!.done!.on, 365)].toSorted()[1]!;
    if (today >= addDays(last, -28)) rings("right-to-rent-follow-up", id, today > last);
  }
}

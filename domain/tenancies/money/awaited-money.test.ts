import { expect, test } from "vitest";
import { ask } from "../../../server/testing/tenancy-actions.ts";
import {
  choose,
  createHeld,
  createSigned,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { proposePaymentDay, sumAwaited } from "./awaited-money.ts";

const on = "2026-11-21";
const signed = recordAll(createSigned(), on, choose("first-rent", on));
const rent = ask("first-rent", 176_924, "2026-12-01");
const deposit = ask("deposit", 265_384, "2026-12-03");
const came = (kind: "first-rent" | "deposit", pence: number) =>
  ({ do: "receive-payment", kind, pence, on, evidence: seen }) as const;

test.each([
  ["nothing is asked", [], null],
  ["one is asked", [deposit], [265_384, "2026-12-03"]],
  ["both are asked, in whatever order", [deposit, rent], [442_308, "2026-12-01"]],
  ["a part of one came", [rent, deposit, came("first-rent", 100_000)], [342_308, "2026-12-01"]],
  ["one is here", [rent, deposit, came("first-rent", 176_924)], [265_384, "2026-12-03"]],
  ["both are here", [rent, deposit, came("first-rent", 176_924), came("deposit", 265_384)], null],
] as const)("Where %s the sum that is awaited is %j", (_, actions, sum) => {
  const awaited = sumAwaited(recordAll(signed, on, ...actions));
  expect(awaited && [awaited.openPence, awaited.dueOn]).toEqual(sum);
  expect(awaited?.parts.reduce((all, { openPence }) => all + openPence, 0)).toBe(sum?.[0]);
});

test("A holding deposit is asked for by itself", () => {
  const asked = recordAll(createHeld(), on);
  expect(sumAwaited(asked, ["holding-deposit"])).toBeNull();
  expect(sumAwaited(asked)).toBeNull();
});

test.each([
  ["first-rent", "2026-12-08"],
  ["deposit", "2026-12-08"],
  ["holding-deposit", "2026-11-21"],
] as const)("The day proposed for the %s is %s", (kind, day) => {
  expect(proposePaymentDay(kind, { startsOn: "2026-12-08", today: on })).toBe(day);
  expect(proposePaymentDay(kind, { startsOn: "2026-11-20", today: on })).toBe(on);
});

import { expect, test } from "vitest";
import { back, findRule } from "../../../server/testing/tenancy-actions.ts";
import {
  createTenancy,
  payInFull,
  recordAll,
  saoirse,
  seen,
} from "../../../server/testing/tenancies.ts";
import { listOpenEndSteps } from "./after-the-end.ts";
import { capPayment } from "../money/payment-caps.ts";
import type { EndStep, Tenancy } from "../tenancy.ts";

const on = "2027-08-31";
const finish = (done: EndStep[]) =>
  ({ do: "finish", by: "renter", on, evidence: seen, done }) as const;
const complete = (kind: EndStep) =>
  ({ do: "complete-step", kind, personId: null, on, outcome: "passed", evidence: seen }) as const;

/** With a deposit, unless none is taken. */
function moveIn(changes: Partial<Tenancy> = {}): Tenancy {
  const tenancy = createTenancy({ ...changes, state: "moved-in" });
  if (!tenancy.takesDeposit) return tenancy;
  const signed = recordDepositHere(tenancy);
  return signed;
}

function recordDepositHere(tenancy: Tenancy): Tenancy {
  const pence = capPayment(tenancy, "deposit");
  const receipt = { pence, on: "2026-12-01", by: saoirse, evidence: seen };
  const asked = {
    kind: "deposit",
    askedPence: pence,
    askedOn: "2026-11-30",
    askedBy: saoirse,
  } as const;
  const rest = { dueOn: "2026-12-07", corrections: [], earlier: [], settled: null };
  return { ...tenancy, payments: [{ ...asked, ...rest, receipts: [receipt] }] };
}

const kinds = (tenancy: Tenancy) => listOpenEndSteps(tenancy).map(({ kind }) => kind);

test("the end of a tenancy leaves its deposit, keys and home to deal with", () => {
  const ended = recordAll(moveIn(), on, finish([]));
  expect(kinds(ended)).toEqual(["deposit-settled", "keys-back", "home-decided"]);
  expect(kinds(moveIn())).toEqual([]);
});

test("what is said with the end is done, with its day, person and evidence", () => {
  const ended = recordAll(moveIn(), on, finish(["keys-back", "home-decided"]));
  expect(kinds(ended)).toEqual(["deposit-settled"]);
  const keys = ended.steps.find(({ kind }) => kind === "keys-back");
  expect(keys?.done).toMatchObject({ on, by: saoirse, evidence: seen });
});

test("a tenancy without a deposit leaves none to settle", () => {
  const ended = recordAll(moveIn({ takesDeposit: false }), on, finish([]));
  expect(kinds(ended)).toEqual(["keys-back", "home-decided"]);
});

test("each is recorded later, and opened again", () => {
  const ended = recordAll(moveIn(), on, finish([]));
  const done = recordAll(ended, on, complete("keys-back"));
  expect(kinds(done)).toEqual(["deposit-settled", "home-decided"]);
  const again = recordAll(done, on, { do: "reopen-step", kind: "keys-back", personId: null });
  expect(kinds(again)).toEqual(kinds(ended));
});

test("a deposit that goes back in full is settled with that", () => {
  const ended = recordAll(moveIn(), on, finish([]));
  const pence = capPayment(ended, "deposit");
  const repaid = recordAll(ended, on, back("deposit", pence, on));
  expect(kinds(repaid)).toEqual(["keys-back", "home-decided"]);
});

test("nothing else of a tenancy that is over is recorded", () => {
  const ended = recordAll(moveIn(), on, finish([]));
  expect(findRule(ended, { ...complete("keys-back"), kind: "meters-read" }, on)).toBe(
    "over-already",
  );
  expect(payInFull(ended, "first-rent", on).map((one) => findRule(ended, one, on))).toContain(
    "over-already",
  );
});

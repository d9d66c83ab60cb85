import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readFuzzRuns } from "../../server/testing/fuzz-seed.ts";
import { expectKeptRecords } from "../../server/testing/kept-records.ts";
import { expectDeadlines } from "../../server/testing/lawful-deadlines.ts";
import { ask, correct, step } from "../../server/testing/tenancy-actions.ts";
import {
  allowed,
  expectLawfulMoney,
  expectLawfulMove,
} from "../../server/testing/lawful-tenancies.ts";
import { attempt, toAction } from "../../server/testing/random-tenancy-actions.ts";
import {
  choose,
  createContext,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  luis,
  permanent,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import { addDays } from "../shared/dates.ts";
import { actOnTenancy } from "./act-on-tenancy.ts";
import { capPayment } from "./money/payment-caps.ts";
import { tenancyActions } from "./tenancy-actions.ts";
import { holdingUses, paymentKinds, type Tenancy } from "./tenancy.ts";

const runs = readFuzzRuns(250);

type Terms = Pick<Tenancy, "rentPcm" | "depositPence">;

/** A deposit as it was chosen, above the cap and below a week's rent, too. */
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  rentPcm: fc.integer({ min: 300, max: 9000 }),
  depositPence: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { freq: 2 }),
});

/** Some begin late, as few random orders get that far. */
const beginnings: { today: string; create: (terms: Terms) => Tenancy }[] = [
  { today: "2026-11-10", create: createTenancy },
  { today: "2026-11-11", create: (terms) => createHeld({ ...terms, startsOn: "2026-12-20" }) },
  { today: "2026-11-20", create: createSigned },
  { today: "2026-12-07", create: () => createReady() },
  { today: "2026-11-22", create: createFallen },
  { today: "2027-06-01", create: createDenied },
  { today: "2026-11-22", create: createHalfRepaid },
  { today: "2026-11-22", create: createNeverCame },
];

/** Given up by both before what was asked for came. */
function createFallen(terms: Terms): Tenancy {
  return recordAll(
    createSigned(terms),
    "2026-11-22",
    ask("first-rent", allowed["first-rent"](terms)),
    ask("deposit", allowed.deposit(terms)),
    { do: "fall-through", by: "both", on: "2026-11-22", evidence: seen },
  );
}

/** Lives there, and a follow-up check found no right to rent any more. */
function createDenied(): Tenancy {
  const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
  const rightToRent = { ...permanent, result: "none" } as const;
  const denied = step("right-to-rent", luis, "2027-06-01", { outcome: "failed", rightToRent });
  return recordAll(moved, "2027-06-01", denied);
}

/** The same, of which a penny of each came, and went back. */
function createHalfRepaid(terms: Terms): Tenancy {
  const [on, evidence] = ["2026-11-22", seen];
  const penny = { pence: 1, on, evidence };
  return (["first-rent", "deposit"] as const).reduce(
    (tenancy, kind) =>
      recordAll(
        tenancy,
        on,
        { do: "receive-payment", kind, ...penny },
        { do: "repay-payment", kind, ...penny },
      ),
    createFallen(terms),
  );
}

/** Signed, and the holding deposit that counted towards the rent never came. */
function createNeverCame(terms: Terms): Tenancy {
  const on = "2026-11-20";
  const signed = recordAll(createSigned(terms), on, choose("first-rent", on));
  const counted = recordAll(signed, on, ask("first-rent", capPayment(signed, "first-rent")));
  const { pence, on: wasOn } = counted.payments[0]!.receipts[0]!;
  return recordAll(counted, "2026-11-22", correct("holding-deposit", [pence, wasOn], [0, wasOn]));
}

test(
  "in no order of actions and days is money asked early or above its cap, or a deadline passed in silence",
  () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        anyTerms,
        fc.constantFrom(...beginnings),
        fc.array(attempt, { minLength: 20, maxLength: 100, size: "max" }),
        (agreed, beginning, attempts) => {
          let { today } = beginning;
          let tenancy = beginning.create(agreed);
          for (const one of attempts) {
            today = addDays(today, one.days > 0 && one.what % 3 === 0 ? one.days : 0);
            const action = toAction(tenancy, today, one);
            const acted = actOnTenancy(tenancy, action, createContext(today, one.around));
            if (acted.ok) {
              expectLawfulMove(tenancy, acted.tenancy, one.around);
              expectKeptRecords(tenancy, acted.tenancy);
              if (tenancy.state === "fallen-through" && action.do === "receive-payment")
                reached.add(`${action.kind} came after`);
              if (acted.tenancy.payments.some(({ earlier }) => earlier.length > 0))
                reached.add("came after the rest was dealt with");
              tenancy = acted.tenancy;
              reached.add(action.do);
            } else reached.add(acted.rule);
            expectLawfulMoney(tenancy);
            expectDeadlines(tenancy, today);
            reached.add(tenancy.state);
            for (const { kind, settled, receipts } of tenancy.payments)
              reached.add(`${kind} ${settled?.how ?? (receipts.length > 0 ? "here" : "asked")}`);
            if (tenancy.holdingChoice) reached.add(`chosen ${tenancy.holdingChoice.towards}`);
          }
          for (const days of [5, 10, 15, 30, 60, 100, 400])
            expectDeadlines(tenancy, addDays(today, days));
        },
      ),
      { numRuns: runs },
    );
    // Else it would have proved nothing about them.
    expect([...reached]).toEqual(expect.arrayContaining(Object.keys(tenancyActions)));
    for (const rule of ["sanctions-match", "landlord-sanctions-match", "one-holding-deposit"])
      expect([...reached]).toContain(rule);
    for (const state of ["moved-in", "fallen-through", "first-rent here", "deposit here"])
      expect([...reached]).toContain(state);
    for (const kind of paymentKinds) expect([...reached]).toContain(`${kind} came after`);
    expect([...reached]).toContain("came after the rest was dealt with");
    for (const use of holdingUses) expect([...reached]).toContain(`chosen ${use}`);
    for (const how of ["applied", "repaid", "kept"])
      expect([...reached]).toContain(`holding-deposit ${how}`);
  },
  1000 * runs,
);

import { expect, test } from "vitest";
import { ask } from "../../../server/testing/tenancy-actions.ts";
import {
  choose,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  passAll,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { listStages, stageNames } from "./list-stages.ts";
import { capPayment } from "../money/payment-caps.ts";
import { countHeld, findPayment, type Tenancy } from "../tenancy.ts";

const states = (tenancy: Tenancy, today = "2026-11-21") =>
  listStages(tenancy, today).map(({ state }) => state);

const moved = () => {
  const ready = createReady();
  return recordAll(ready, "2026-12-07", ...passAll(ready, "2026-12-07", "keys"));
};

test.each<[string, () => Tenancy, string[]]>([
  ["accepted", createTenancy, ["now", "now", "now", "now", "next", "next", "next"]],
  [
    "with its holding deposit here",
    createHeld,
    ["done", "now", "now", "now", "next", "next", "next"],
  ],
  [
    "signed, its holding deposit to deal with and its certificates to give",
    createSigned,
    ["now", "done", "done", "now", "now", "next", "next"],
  ],
  ["ready for the keys", createReady, ["done", "done", "done", "done", "done", "now", "now"]],
  ["moved in", moved, ["done", "done", "done", "done", "done", "now", "done"]],
  [
    "without a deposit has nothing to register",
    () => createTenancy({ takesDeposit: false }),
    ["now", "now", "now", "now", "next", "done", "next"],
  ],
])("a tenancy that is %s", (_what, create, expected) => {
  expect(states(create())).toEqual(expected);
});

test("no step and no payment is in two stages, or in none", () => {
  const tenancy = createTenancy();
  const stages = listStages(tenancy, "2026-11-21");
  expect(stages.map(({ name }) => name)).toEqual([...stageNames]);
  expect(stages.flatMap(({ steps }) => steps)).toHaveLength(tenancy.steps.length);
  expect(stages.flatMap(({ payments }) => payments)).toEqual([
    "holding-deposit",
    "first-rent",
    "deposit",
  ]);
});

test("a tenancy that was signed without a holding deposit does not wait for one", () => {
  const signed = createSigned();
  const without = { ...signed, payments: [] };
  expect(listStages(without, "2026-11-21")[0]).toMatchObject({ state: "done", done: 0, total: 1 });
});

const count = (tenancy: Tenancy, towards: "first-rent" | "deposit") =>
  recordAll(
    tenancy,
    "2026-11-20",
    choose(towards, "2026-11-20"),
    ask(towards, capPayment(tenancy, towards) - countHeld(tenancy.payments[0]!)),
  );

test("a deposit that the holding deposit has begun is to be registered", () => {
  expect(states(count(createSigned(), "deposit"))[5]).toBe("now");
});

test("of a holding deposit that came in part nothing is left to do once that has counted", () => {
  const half = createSigned();
  half.payments[0]!.receipts[0]!.pence = 20_000;
  expect(states(half)[0]).toBe("now");
  expect(states(count(half, "first-rent"))[0]).toBe("done");
});

test("the holding deposit is to be dealt with once its deadline has passed", () => {
  expect(states(createHeld(), "2026-11-25")[0]).toBe("done");
  expect(states(createHeld(), "2026-11-26")[0]).toBe("now");
});

const fallen = (tenancy: Tenancy, by: "renter" | "both" = "renter") =>
  recordAll(tenancy, "2026-11-21", { do: "fall-through", by, on: "2026-11-21", evidence: seen });

test("of a tenancy that fell through nothing is left to do but money that goes back", () => {
  expect(states(fallen(createTenancy()))).toEqual(Array.from({ length: 7 }, () => "next"));
  const held = fallen(createHeld());
  const rest = ["next", "next", "next", "next", "next", "next"];
  expect(states(held)).toEqual(["now", ...rest]);
  const [payment] = held.payments;
  const repay = {
    do: "repay-payment",
    kind: "holding-deposit",
    pence: payment!.askedPence,
    on: "2026-11-21",
    evidence: seen,
  } as const;
  expect(states(recordAll(held, "2026-11-21", repay))).toEqual(["done", ...rest]);
});

test("a holding deposit that counted towards rent of a tenancy that never began goes back", () => {
  const ready = fallen(createReady(), "both");
  expect(findPayment(ready, "holding-deposit")?.settled?.how).toBe("applied");
  expect(listStages(ready, "2026-11-21").filter(({ state }) => state === "now")).toMatchObject([
    { name: "holding-deposit" },
    { name: "first-money" },
  ]);
});

import { expect, test } from "vitest";
import { createHeld, createSigned, createTenancy } from "../../testing/tenancies.ts";
import { describeStages } from "./describe-stages.ts";

function describeFirstMoney(state: "progressing" | "fallen-through"): string | undefined {
  const stages = describeStages({ ...createTenancy(), state }, new Map(), "2026-11-20", null);
  return stages.find(({ name }) => name === "first-money")?.end;
}

test("the first money waits for the signatures of a tenancy in progress, and for nothing once it fell through", () => {
  expect(describeFirstMoney("progressing")).toBe("Available once everyone has signed");
  expect(describeFirstMoney("fallen-through")).toMatch(/^0 of \d$/);
});

test("the first stage says by when a holding deposit is dealt with once it must be", () => {
  const describe = (tenancy: ReturnType<typeof createTenancy>) =>
    describeStages(tenancy, new Map(), "2026-11-20", null)[0];
  expect(describe(createHeld())).toMatchObject({ state: "done", end: "£530.76, 11/11/2026" });
  expect(describe(createSigned())).toMatchObject({
    state: "now",
    end: "£530.76, to be returned or used by 26/11/2026",
  });
});

import { expect, test } from "vitest";
import { createTenancy } from "../testing/tenancies.ts";
import { describeStages } from "./describe-stages.ts";

function describeFirstMoney(state: "progressing" | "fallen-through"): string | undefined {
  const stages = describeStages({ ...createTenancy(), state }, new Map(), "2026-11-20", null);
  return stages.find(({ name }) => name === "first-money")?.end;
}

test("the first money waits for the signatures of a let in progress, and for nothing once it fell through", () => {
  expect(describeFirstMoney("progressing")).toBe("Locked until everybody has signed");
  expect(describeFirstMoney("fallen-through")).toMatch(/^0 of \d$/);
});

import { expect, test } from "vitest";
import { estimateFees } from "../../../domain/agency/fee-calculator.ts";
import { calculatorText } from "./landlords-text.ts";

const write = (rent: number, otherPercent = 15) => {
  const estimate = estimateFees({ rent, otherPercent, plan: "T" });
  return [calculatorText.formatSavingNote(estimate), calculatorText.formatRenewalNote(estimate)];
};

test("the fees that a saving is the difference of are named to the penny, so that they add up to it", () => {
  const [saving, renewal] = write(1500.56);
  expect(estimateFees({ rent: 1500.56, otherPercent: 15, plan: "T" }).saving).toBeCloseTo(2103.61);
  expect(saving).toContain("£3,241.21, less a fee of £1,137.60");
  expect(renewal).toContain("Half your agent’s fee for a year, £3,241.21.");
});

test("fees of whole pounds have no pence, and where nothing is saved both are named alike", () => {
  expect(write(2000)[0]).toContain("£4,320, less a fee of £1,137.60");
  expect(write(0)[0]).toContain("a fee of £1,137.60 for us, and your agent’s is £0 for a year");
});

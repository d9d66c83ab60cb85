import { expect, test } from "vitest";
import { formatSterling } from "../../../domain/shared/money.ts";
import { createStatementLines } from "./statement-lines.ts";

const account = {
  rent: 365_000,
  works: [{ label: "Sash cord, at cost", amount: 14_000 }],
  feePercent: 5,
};

test("a statement takes the work at cost, the fee and its VAT off the rent", () => {
  const { lines, paid } = createStatementLines(account);
  expect(lines.map(({ amount }) => formatSterling(amount))).toEqual([
    "£3,650.00",
    "−£140.00",
    "−£182.50",
    "−£36.50",
  ]);
  expect(formatSterling(paid)).toBe("£3,291.00");
});

test("a month without work pays out the rent less the fee including VAT", () => {
  expect(createStatementLines({ ...account, works: [] }).paid).toBe(365_000 * 0.94);
});

import { expect, test } from "vitest";
import { ask } from "../../testing/tenancy-actions.ts";
import { createSigned, recordAll } from "../../testing/tenancies.ts";
import { describeHolding } from "./describe-holding.ts";

const today = "2026-11-20";

test("once everybody has signed it counts if they say so, and only goes back once rent and deposit were asked for in full", () => {
  const signed = createSigned();
  expect(describeHolding(signed, today)?.repayment).toMatchObject({
    because: "agreed",
    mayCount: true,
  });
  const full = (["first-rent", "deposit"] as const).reduce(
    (one, kind) => recordAll(one, today, ask(kind, 200_000)),
    signed,
  );
  expect(describeHolding(full, today)).toMatchObject({
    uses: [{ use: "repayment" }],
    repayment: { because: "agreed", mayCount: false },
  });
});

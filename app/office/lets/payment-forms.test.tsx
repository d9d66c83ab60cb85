import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { TenancyState } from "../../../domain/tenancies/tenancy.ts";
import { describeStages } from "../../../server/tenancies/describe-stages.ts";
import { ask } from "../../../server/testing/let-actions.ts";
import { createTenancy, recordAll } from "../../../server/testing/tenancies.ts";
import { LetFormContext } from "./let-form.tsx";
import { PaymentForms } from "./payment-forms.tsx";
import type { ShownLet } from "./shown.ts";

/** The forms of a holding deposit that was asked for and did not come yet. */
function render(state: TenancyState): string {
  const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 100));
  const stages = describeStages({ ...asked, state }, new Map(), "2026-11-20", null);
  const payment = stages[0]!.payments[0]!;
  const parts: Partial<ShownLet> = { state, isSigned: false, papers: [], holding: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = parts as ShownLet;
  const context = { answer: undefined, mayEdit: true, mayRead: true, today: "2026-11-20" };
  const element = (
    <LetFormContext value={context}>
      <PaymentForms payment={payment} shown={shown} />
    </LetFormContext>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ["progressing", true],
  ["fallen-through", true],
  ["finished", false],
] as const)("money for the home can be recorded in a let that is %s: %s", (state, isOffered) => {
  expect(render(state).includes("Record the money")).toBe(isOffered);
});

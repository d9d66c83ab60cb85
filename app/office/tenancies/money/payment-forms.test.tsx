import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { TenancyState } from "../../../../domain/tenancies/tenancy.ts";
import { describeStages } from "../../../../server/tenancies/steps/describe-stages.ts";
import { ask } from "../../../../server/testing/tenancy-actions.ts";
import { createSigned, createTenancy, recordAll } from "../../../../server/testing/tenancies.ts";
import { TenancyFormContext } from "../tenancy-form.tsx";
import { PaymentForms } from "./payment-forms.tsx";
import type { TenancyView } from "../shown.ts";

/** The forms of money that was asked for and did not come yet. */
function render(state: TenancyState, kind: "holding-deposit" | "first-rent"): string {
  const asked =
    kind === "first-rent"
      ? recordAll(createSigned(), "2026-11-20", ask(kind, 100))
      : recordAll(createTenancy(), "2026-11-10", ask(kind, 100));
  const stages = describeStages({ ...asked, state }, new Map(), "2026-11-20", null);
  const payment = stages.flatMap(({ payments }) => payments).find((one) => one.kind === kind)!;
  const parts: Partial<TenancyView> = { state, isSigned: false, papers: [], holding: null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = parts as TenancyView;
  const context = {
    mayEdit: true,
    mayRead: true,
    today: "2026-11-20",
    staffId: "",
    lists: {},
  };
  const element = (
    <TenancyFormContext value={context}>
      <PaymentForms payment={payment} shown={shown} />
    </TenancyFormContext>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ["progressing", "holding-deposit", true],
  ["progressing", "first-rent", true],
  ["fallen-through", "holding-deposit", true],
  ["fallen-through", "first-rent", true],
  ["moved-in", "holding-deposit", true],
  ["moved-in", "first-rent", true],
  ["finished", "holding-deposit", false],
  ["finished", "first-rent", false],
] as const)("in a tenancy that is %s a %s can be recorded: %s", (state, kind, isOffered) => {
  expect(render(state, kind).includes("Save payment")).toBe(isOffered);
});

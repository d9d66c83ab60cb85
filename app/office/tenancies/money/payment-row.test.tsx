import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Tenancy } from "../../../../domain/tenancies/tenancy.ts";
import { describeStages } from "../../../../server/tenancies/steps/describe-stages.ts";
import { correct } from "../../../../server/testing/tenancy-actions.ts";
import { createHeld, recordAll } from "../../../../server/testing/tenancies.ts";
import { TenancyFormContext } from "../tenancy-form.tsx";
import { PaymentRow } from "./payment-row.tsx";
import type { TenancyView } from "../shown.ts";

function render(tenancy: Tenancy): string {
  const payment = describeStages(tenancy, new Map(), "2026-11-20", null)[0]!.payments[0]!;
  const parts: Partial<TenancyView> = {
    state: tenancy.state,
    isSigned: false,
    papers: [],
    holding: null,
  };
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
      <PaymentRow payment={payment} shown={shown} />
    </TenancyFormContext>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("<!-- -->", "");
}

const was = [53_076, "2026-11-11"] as [number, string];

test("what came is corrected, and what was recorded before stands beside it with the reason, once", () => {
  const html = render(
    recordAll(createHeld(), "2026-11-13", correct("holding-deposit", was, [50_000, "2026-11-12"])),
  );
  expect(html).toContain("£500.00 received on 12/11/2026. Mistyped: see the bank statement.");
  expect(html).toContain("Previously: £530.76 on 11/11/2026, recorded by a former colleague.");
  expect(html).toContain("Correct the £500.00 received on 12/11/2026");
  expect(html.match(/Mistyped/g)).toHaveLength(1);
});

test("what never came stands there as struck out, with the reason", () => {
  const html = render(
    recordAll(createHeld(), "2026-11-13", correct("holding-deposit", was, [0, "2026-11-11"])),
  );
  expect(html).toContain("payment not received. Previously: £530.76 on 11/11/2026");
  expect(html).toContain("Reason: Mistyped: see the bank statement.");
  expect(html).not.toContain("Correct the £");
});

test("what went back is corrected no more", () => {
  const back = { kind: "holding-deposit", pence: 53_076, on: "2026-11-12" } as const;
  const evidence = { note: "Seen", documentId: null };
  const repaid = recordAll(createHeld(), "2026-11-12", {
    do: "repay-payment",
    ...back,
    evidence,
  });
  const html = render(repaid);
  expect(html).not.toContain("Correct the £");
  expect(html).toContain("£530.76 paid back on 12/11/2026. Seen");
  expect(html).toMatch(/step__when">paid back</);
});

test("what became of the first half stands there when the second comes, and only the second is corrected", () => {
  const [half, evidence] = [26_538, { note: "Seen", documentId: null }];
  const money = { kind: "holding-deposit", evidence } as const;
  const part = correct("holding-deposit", was, [half, "2026-11-11"]);
  const html = render(
    recordAll(
      createHeld(),
      "2026-11-13",
      part,
      { do: "fall-through", by: "renter", on: "2026-11-13", evidence },
      { do: "repay-payment", ...money, pence: half, on: "2026-11-13" },
      { do: "receive-payment", ...money, pence: 20_000, on: "2026-11-13" },
    ),
  );
  expect(html).toContain("£265.38 received on 11/11/2026.");
  expect(html).toContain("£265.38 paid back on 13/11/2026.");
  expect(html).toContain("£200.00 received on 13/11/2026.");
  expect(html).toContain("£65.38 outstanding");
  expect(html).toContain("Correct the £200.00 received on 13/11/2026");
  expect(html).not.toContain("Correct the £265.38");
});

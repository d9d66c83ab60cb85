import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { OfferTenant } from "../../../domain/offers/offer.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { TenantWindow } from "./tenant-window.tsx";
import { createTenant } from "../../../server/testing/offer-draft.ts";

function renderWindow(initial: Partial<OfferTenant> | null): string {
  const element = (
    <TenantWindow
      number={2}
      startdate="2027-01-04"
      shareLeft={40}
      today="2026-11-21"
      rules={getTenancyRules("england-2026")}
      initial={initial}
      onChange={failIfCalled}
      onBack={failIfCalled}
      onDone={failIfCalled}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function failIfCalled(): never {
  throw new Error("Nothing happens by itself");
}

test("a new tenant begins with names and date of birth, under their number", () => {
  const html = renderWindow(null);
  expect(html).toContain(">Tenant 2</h1>");
  expect(html).toContain("Step 1 of 3");
  for (const label of ["First name", "Last name", "Day", "Month", "Year"]) {
    expect(html).toContain(label);
  }
});

test("the boxes of the date of birth show what was entered", () => {
  const html = renderWindow({ dob: "1994-03-27" });
  for (const part of ["27", "03", "1994"]) expect(html).toContain(`value="${part}"`);
});

test("the occupation says how much of the rent is left", () => {
  const html = renderWindow(createTenant({ employer: "", job: "", salary: "", rentshare: "" }));
  expect(html).toContain("Step 3 of 3");
  expect(html).toContain("40% of the rent is left.");
});

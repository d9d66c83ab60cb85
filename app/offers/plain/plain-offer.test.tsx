import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { testHome } from "../../../server/testing/offer-draft.ts";
import type { OfferHome } from "../offer-page-types.ts";
import PlainOffer from "./plain-offer.tsx";
import { createPlainOfferPlan } from "./plain-offer-plan.ts";

const rules = getTenancyRules("england-2026");
const place = { rules, today: "2026-11-21" };
const offer = {
  id: "O1",
  draft: emptyDraft,
  version: 3,
  rules: "england-2026" as const,
  contractDocument: "contract-terms",
  expiresAt: "2026-12-21T12:00:00Z",
};

function renderStep(step: number, answers: Record<string, string>, home: OfferHome): string {
  const posted = {
    stage: "form" as const,
    step,
    answers,
    errors: [{ path: "rent", message: "Too much" }],
  };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PlainOffer
          {...place}
          home={home}
          offer={offer}
          view={{ kind: "form", posted, version: 3, isKept: true }}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

test.each([
  ["of a home", testHome],
  ["of a development's home", { ...testHome, isB2B: true, development: "Tidewater Wharf" }],
  ["that is simple", { ...testHome, liteOffer: true }],
])("an offer %s sends every field, as it was posted, from native inputs", (_what, home) => {
  const answers = { tenantCount: "2", rent: "1234", "tenants.1.employer": "Kiln & Co" };
  const plan = createPlainOfferPlan({ ...place, id: "O1", home }, emptyDraft, answers);
  for (const [step, { question, fields }] of plan.steps.entries()) {
    const html = renderStep(step, answers, home);
    expect(html).toContain(question);
    expect(html).toContain('name="version" value="3"');
    const asked = fields.filter((field) => field !== "unit" || home.isB2B);
    const missing = asked.filter((field) => !html.includes(`name="${field}"`));
    expect(missing).toEqual([]);
  }
  expect(renderStep(0, answers, home)).toMatch(
    /<input(?=[^>]*value="1234")(?=[^>]*aria-invalid="true")/,
  );
});

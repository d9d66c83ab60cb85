import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { formatPounds } from "../../../domain/shared/money.ts";
import { calculateRequiredIncome } from "../../../domain/offers/offer-rules.ts";
import type { OfferDetails } from "../../../domain/offers/offer.ts";
import { offerStepFields } from "../../../domain/offers/offer-steps.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { offerStepsText } from "../../brand/texts/offer-steps-text.ts";
import { OfferWindow } from "./offer-window.tsx";
import { testDetails, testHome } from "../../../server/testing/offer-draft.ts";

const rules = getTenancyRules("england-2026");
const { questions } = offerStepsText;

function renderStep(step: number, changed: Partial<OfferDetails> = {}, home = testHome): string {
  const later = offerStepFields.slice(step).flat();
  const open = Object.fromEntries(later.map((field) => [field, ""]));
  return renderWindow({ ...testDetails, ...open, ...changed }, home);
}

function renderWindow(initial: Partial<OfferDetails>, home = testHome): string {
  const element = (
    <OfferWindow
      home={home}
      today="2026-11-21"
      rules={rules}
      initial={initial}
      onChange={failIfCalled}
      onBack={failIfCalled}
      onDone={failIfCalled}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&#x27;", "'");
}

function failIfCalled(): never {
  throw new Error("Nothing happens by itself");
}

test.each([0, 1, 2, 3, 4, 5, 6])("step %i shows its question and where it stands", (step) => {
  const html = renderStep(step);
  expect(html).toContain(questions[step]);
  expect(html).toContain(`Step ${step + 1} of 8`);
});

test("each control of a step carries the id of its field, for the links of the error summary", () => {
  for (const step of [0, 2, 3, 4, 6]) {
    for (const field of offerStepFields[step]!) {
      if (field !== "unit" && field !== "pettype")
        expect(renderStep(step)).toContain(`id="${field}"`);
    }
  }
});

test("what can be agreed on the frequency is said before one is chosen", () => {
  expect(renderStep(0)).toContain(`id="freq-hint">${rules.frequencyHint}`);
});

test("the flat number is asked for a development's home alone", () => {
  expect(renderStep(0)).not.toContain('id="unit"');
  expect(renderStep(0, {}, { ...testHome, isB2B: true })).toContain('id="unit"');
});

test("the affordability step shows the income that the rent needs", () => {
  const needed = formatPounds(calculateRequiredIncome(2000));
  expect(renderStep(2, { rent: "£2,000" })).toContain(`a household income of ${needed} a year`);
});

test("the law's notes stand beside frequency, length, break and pets", () => {
  expect(renderStep(0, { freq: "Annually" })).toContain(rules.frequencyNote("Annually"));
  expect(renderStep(0, { freq: "Monthly" })).not.toContain(rules.frequencyNote("Annually"));
  expect(renderStep(4)).toContain(rules.lengthNote);
  expect(renderStep(5)).toContain(rules.breakNote);
  expect(renderStep(6, { pets: "yes", pettype: "x".repeat(251) })).toContain(rules.petNote);
});

test("the month of a break and the pets' details are asked once they are wanted", () => {
  expect(renderStep(5)).not.toContain('id="breakmonth"');
  expect(renderStep(5, { break: "yes" })).toContain('id="breakmonth"');
  expect(renderStep(6)).not.toContain('id="pettype"');
  expect(renderStep(6, { pets: "yes", pettype: "x".repeat(251) })).toContain('id="pettype"');
});

test("the move-in date can't be picked before today", () => {
  expect(renderStep(3)).toMatch(/<input(?=[^>]*type="date")(?=[^>]*min="2026-11-21")/);
});

test("Back stands on the first step too: it leaves the window", () => {
  expect(renderStep(0)).toMatch(/<button[^>]*>Back<\/button>/);
});

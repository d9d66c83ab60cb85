import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../domain/offers/offer.ts";
import { mainView, type OfferView } from "./steps/offer-windows.ts";
import { canSubmit, findMissing } from "./submit-rule.ts";
import { testDetails, createDraft, createTenant } from "../../server/testing/offer-draft.ts";

const ready = { submitting: false, view: mainView };

test("nothing is missing once terms, privacy, a tenant with a first name and details are there", () => {
  expect(findMissing(createDraft())).toEqual([]);
  expect(canSubmit(createDraft(), ready)).toBe(true);
});

test("an empty offer waits for everything, in the page's order", () => {
  expect(findMissing(emptyDraft).map(({ kind }) => kind)).toEqual([
    "details",
    "tenants",
    "terms",
    "privacy",
  ]);
});

describe("the terms are accepted by either of the two boxes", () => {
  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])("offer terms %j, contract terms %j: %j", (offerTerms, contractTerms, enabled) => {
    const draft = createDraft({ acceptances: { offerTerms, contractTerms, privacy: true } });
    expect(canSubmit(draft, ready)).toBe(enabled);
  });
});

test("the privacy policy has to be accepted", () => {
  const draft = createDraft({
    acceptances: { offerTerms: true, contractTerms: true, privacy: false },
  });
  expect(findMissing(draft)).toEqual([{ kind: "privacy" }]);
});

test("there is at least one tenant", () => {
  expect(findMissing(createDraft({ tenants: [] }))).toEqual([{ kind: "tenants" }]);
});

test.each(["", "  "])("every tenant has a first name, which %j is not", (firstname) => {
  const draft = createDraft({ tenants: [createTenant(), createTenant({ firstname }), {}] });
  expect(findMissing(draft)).toEqual([
    { kind: "firstname", number: 2 },
    { kind: "firstname", number: 3 },
  ]);
});

test.each([null, {}, { ...testDetails, startdate: "" }])(
  "offer details exist once the window was done, %j is none",
  (details) => {
    expect(findMissing(createDraft({ details }))).toEqual([{ kind: "details" }]);
  },
);

test("nothing is sent while it is being sent", () => {
  expect(canSubmit(createDraft(), { ...ready, submitting: true })).toBe(false);
});

const others: OfferView[] = [{ kind: "offer" }, { kind: "tenant", index: 0 }];

test.each(others)("nothing is sent from the window %j", (view) => {
  expect(canSubmit(createDraft(), { ...ready, view })).toBe(false);
});

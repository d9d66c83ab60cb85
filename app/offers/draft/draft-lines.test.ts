import { expect, test } from "vitest";
import { createDetailLines, findDraftDifferences } from "./draft-lines.ts";
import { testDetails, createDraft, createTenant } from "../../../server/testing/offer-draft.ts";

test("the summary says what was answered, as a person writes it", () => {
  const lines = new Map(createDetailLines(testDetails).map(({ label, value }) => [label, value]));
  expect(lines.get("Rent offered per month")).toBe("£2,400");
  expect(lines.get("Move-in date")).toBe("04/01/2027");
  expect(lines.get("Length")).toBe("12 months");
  expect(lines.get("First break after")).toBe("Month 6");
  expect(lines.get("UK bank account")).toBe("Yes");
});

test("what was not answered has no line, nor has the flat of a home without one", () => {
  const labels = createDetailLines({ ...testDetails, breakmonth: "0" }).map(({ label }) => label);
  for (const label of ["Special requests", "Flat number", "First break after"]) {
    expect(labels).not.toContain(label);
  }
});

test("the same two drafts differ in nothing", () => {
  expect(findDraftDifferences(createDraft(), createDraft())).toEqual([]);
});

test("each answer in which two drafts differ is named, with both sides", () => {
  const serverDraft = createDraft({
    details: { ...testDetails, rent: "2300" },
    tenants: [createTenant({ email: "priya@example.com" })],
    acceptances: { offerTerms: false, contractTerms: false, privacy: false },
  });
  const differences = findDraftDifferences(createDraft(), serverDraft);
  expect(differences).toContainEqual({
    label: "Rent offered per month",
    local: "£2,400",
    server: "£2,300",
  });
  expect(differences).toContainEqual({
    label: "Tenant 1: email",
    local: "priya.raman@example.com",
    server: "priya@example.com",
  });
  expect(differences).toContainEqual({
    label: "Tenant 2: first name",
    local: "Daniel",
    server: "",
  });
  expect(differences).toContainEqual({
    label: "Acceptances",
    local: "Terms of the offer form, Privacy policy",
    server: "",
  });
});

test("whatever differs shows: a choice hides nothing", () => {
  for (const field of Object.keys(testDetails)) {
    const theirs = createDraft({ details: { ...testDetails, [field]: "something else" } });
    expect([field, findDraftDifferences(createDraft(), theirs).length]).toEqual([field, 1]);
  }
});

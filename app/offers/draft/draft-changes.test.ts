import { expect, test } from "vitest";
import { noAcceptances } from "../../../domain/offers/offer.ts";
import { restoreCompletedAnswers, removeTenant, upsertTenant } from "./draft-changes.ts";
import { testDetails, createDraft, createTenant } from "../../../server/testing/offer-draft.ts";

test("adding a tenant clears all acceptances", () => {
  const draft = upsertTenant(createDraft(), 2, createTenant({ firstname: "Mina" }));
  expect([draft.tenants.length, draft.acceptances]).toEqual([3, noAcceptances]);
});

test("changing a tenant leaves the acceptances", () => {
  const draft = upsertTenant(createDraft(), 1, createTenant({ firstname: "Mina" }));
  expect([draft.tenants[1]?.firstname, draft.acceptances]).toEqual([
    "Mina",
    createDraft().acceptances,
  ]);
});

test("a removed tenant is gone, the others move up", () => {
  expect(removeTenant(createDraft(), 0).tenants.map(({ firstname }) => firstname)).toEqual([
    "Daniel",
  ]);
});

test("details that were done before stand as they were when their window is left", () => {
  const now = createDraft({ details: { ...testDetails, rent: "" } });
  expect(restoreCompletedAnswers({ kind: "offer" }, createDraft(), now).details).toEqual(
    testDetails,
  );
});

test("details that never were done stay as far as they came", () => {
  const now = createDraft({ details: { rent: "2000" } });
  const left = restoreCompletedAnswers({ kind: "offer" }, createDraft({ details: null }), now);
  expect(left.details).toEqual({ rent: "2000" });
});

test("a tenant who was done before stands as they were when their window is left", () => {
  const now = upsertTenant(createDraft(), 1, {});
  expect(restoreCompletedAnswers({ kind: "tenant", index: 1 }, createDraft(), now)).toEqual(
    createDraft(),
  );
});

test("a new tenant stays as far as they came", () => {
  const now = upsertTenant(createDraft(), 2, { firstname: "Mina" });
  const left = restoreCompletedAnswers({ kind: "tenant", index: 2 }, createDraft(), now);
  expect(left.tenants[2]).toEqual({ firstname: "Mina" });
});

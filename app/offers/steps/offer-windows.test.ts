import { expect, test } from "vitest";
import { mainView, type OfferView, convertViewToStep, convertStepToView } from "./offer-windows.ts";

const views: OfferView[] = [
  { kind: "main" },
  { kind: "offer" },
  { kind: "tenant", index: 0 },
  { kind: "tenant", index: 4 },
];

test.each(views)("the browser's history leads back to %j", (view) => {
  expect(convertStepToView(convertViewToStep(view), 5)).toEqual(view);
});

test("no two windows are the same step", () => {
  expect(new Set(views.map(convertViewToStep)).size).toBe(views.length);
});

test("a tenant who is being added has a window before being there", () => {
  expect(convertStepToView(4, 2)).toEqual({ kind: "tenant", index: 2 });
});

test.each([
  ["of a tenant who was removed", 5, 2],
  ["of a sixth tenant", 7, 5],
  ["before the first", -1, 2],
  ["between two", 2.5, 2],
])("a step %s leads to main", (_, step, tenants) => {
  expect(convertStepToView(step, tenants)).toEqual(mainView);
});

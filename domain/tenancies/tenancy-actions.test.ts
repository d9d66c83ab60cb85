import { expect, test } from "vitest";
import { unseenMessage } from "../shared/text/direction-marks.ts";
import { type Fields, readValues } from "../shared/fields/fields.ts";
import { tenancyForms } from "./tenancy-forms.ts";
import { type RecordingForm, toAction } from "./tenancy-action.ts";
import { tenancyActions } from "./tenancy-actions.ts";

const on = "2026-11-20";
const step = { kind: "identity", personId: "", on, outcome: "passed" };
const rightToRent = { personId: "", on, result: "permanent", method: "share-code" };
const check = tenancyForms["check-right-to-rent"];

function read(form: RecordingForm & { fields: Fields }, texts: Record<string, string>) {
  const values = readValues(form.fields, texts);
  return values.ok
    ? toAction(form, values.values)
    : values.issues.map(({ path, message }) => [path?.[0]?.key, message]);
}

test.each([
  ["a step", tenancyActions["complete-step"], step],
  ["a right to rent", check, rightToRent],
] as const)(
  "%s takes no name from the evidence that turns the words around it",
  (_, form, texts) => {
    expect(read(form, { ...texts, name: "Priya\u202E Raman" })).toEqual([["name", unseenMessage]]);
  },
);

test("a name is asked for where its form has one, and left to the record where it has none", () => {
  const form = tenancyActions["complete-step"];
  const missing = "Enter the full name as the evidence shows it";
  expect(read(form, { ...step, name: " " })).toEqual([["name", missing]]);
  expect(read(form, step)).toMatchObject({ do: "complete-step", kind: "identity", personId: null });
});

test("a check of the right to rent is a step with its result", () => {
  expect(read(check, { ...rightToRent, result: "none", permissionUntil: "" })).toMatchObject({
    do: "complete-step",
    kind: "right-to-rent",
    outcome: "failed",
    rightToRent: { result: "none", method: "share-code", permissionUntil: null },
  });
});

test("money that never came is struck out, whatever stands in the other fields then", () => {
  const form = tenancyActions["correct-receipt"];
  const was = {
    kind: "deposit",
    wasPence: "30000",
    wasOn: on,
    pence: "many",
    on: "",
    note: "Other",
  };
  expect(read(form, was)).toMatchObject([
    ["pence", expect.any(String)],
    ["on", expect.any(String)],
  ]);
  expect(read(form, { ...was, never: "on" })).toEqual({
    do: "correct-receipt",
    kind: "deposit",
    wasPence: 30_000,
    wasOn: on,
    pence: 0,
    on,
    evidence: { note: "Other", documentId: null },
  });
});

test("what shows it stands among the fields of the form, and beside those of the action", () => {
  const form = tenancyActions["extend-deadline"];
  expect(read(form, { until: "2026-12-20", agreedOn: on, note: " Both agreed " })).toEqual({
    do: "extend-deadline",
    until: "2026-12-20",
    agreedOn: on,
    evidence: { note: "Both agreed", documentId: null },
  });
});

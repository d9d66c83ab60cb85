import { expect, test } from "vitest";
import { unseenMessage } from "../../domain/shared/direction-marks.ts";
import { readLetAction } from "./read-let-action.ts";

const step = { kind: "identity", personId: "", on: "2026-11-20", outcome: "passed" };
const rightToRent = { personId: "", on: "2026-11-20", result: "unlimited", method: "documents" };

test.each([
  ["complete-step", step],
  ["check-right-to-rent", rightToRent],
] as const)("%s takes no name from the evidence that turns the words around it", (form, fields) => {
  expect(readLetAction(form, { ...fields, name: "Priya\u202E Raman" })).toMatchObject({
    ok: false,
    issues: expect.arrayContaining([expect.objectContaining({ message: unseenMessage })]),
  });
});

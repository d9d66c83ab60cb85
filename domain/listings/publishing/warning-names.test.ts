import { expect, test } from "vitest";
import { publishRules } from "./check-publishing.ts";
import { warningNames } from "./warning-names.ts";

test("every rule that warns has a name in the activity log", () => {
  const warns = publishRules.filter(({ strength }) => strength === "warns").map(({ id }) => id);
  expect(Object.keys(warningNames).toSorted()).toEqual(warns.toSorted());
});

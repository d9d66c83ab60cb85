import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Without anybody's words, or sent before anybody is signed in. */
const others = [
  "app/office/shell/navigation/branch.ts",
  "app/office/shell/navigation/theme.ts",
  "app/office/staff/sign-in/set-up-page.tsx",
  "app/office/staff/sign-in/sign-in-page.tsx",
];

test("forms of the office are read where links that colleagues paste are taken out", () => {
  const readers = globSync("app/office/**/*.{ts,tsx}").filter((file) =>
    /site\/form-post\.ts"|request\.formData\(/.test(readFileSync(file, "utf8")),
  );
  const known = [...others, "app/office/shell/form/unsent-form.ts"];
  expect(readers.toSorted()).toEqual(known.toSorted());
});

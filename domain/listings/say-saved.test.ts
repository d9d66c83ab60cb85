import { expect, test } from "vitest";
import { saySaved } from "./say-saved.ts";

test.each([
  [[], "Saved."],
  [["rentPcm"], "Saved as you typed it. We can’t read Rent. Correct it before you publish."],
  [
    ["rentPcm", "epcCurrent"],
    "Saved as you typed it. We can’t read Rent and Energy score. Correct them before you publish.",
  ],
] as const)("saving says what of it can’t be read yet: %j", (unread, said) => {
  expect(saySaved(unread)).toBe(said);
});

import { expect, test } from "vitest";
import { isRecordChanged, isSameWording } from "./record-change.ts";

test.each([
  ["Priya Raman", "Priya Raman", true],
  ["Priya Raman", "PRIYA RAMAN", true],
  ["Priya Raman", "  priya \t raman ", true],
  ["Zoé Brontë", "Zoe\u0301 Bronte\u0308", true],
  ["Priya Raman", "Priya Rahman", false],
  ["Priya Raman", "Raman Priya", false],
  ["Priya Raman", "Priya K Raman", false],
  ["Zoé Brontë", "Zoe Bronte", false],
  ["Ann-Marie Hale", "Ann Marie Hale", false],
  ["Seán O’Shea", "Seán O'Shea", false],
  // A Cyrillic letter that looks like a Latin one, and a letter of no width.
  ["Priya Raman", "Priya R\u0430man", false],
  ["Priya Raman", "Priya\u200B Raman", false],
  ["1 Owner Street, London N1 0ZZ", "1 Owner Street,  london n1 0zz", true],
  ["1 Owner Street, London N1 0ZZ", "11 Owner Street, London N1 0ZZ", false],
])("“%s” and “%s” are the same wording: %s", (a, b, isSame) => {
  expect(isSameWording(a, b)).toBe(isSame);
  expect(isSameWording(b, a)).toBe(isSame);
});

test.each([
  ["as it was", "Priya Raman", false],
  ["spelt in capitals", "PRIYA RAMAN", false],
  ["put right by what was confirmed", "Priya Kaur Raman", false],
  ["of somebody else", "Mallory Vane", true],
  ["emptied", "", true],
])("a record %s", (_what, now, isChanged) => {
  expect(isRecordChanged({ name: "Priya Kaur Raman", record: "Priya Raman" }, now)).toBe(isChanged);
});

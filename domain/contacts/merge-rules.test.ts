import { expect, test } from "vitest";
import { areNamesAlike, canUndoMerge } from "./merge-rules.ts";

const toName = (text: string) => {
  const [firstname = "", lastname = ""] = text.split(" ");
  return { firstname, lastname };
};

test.each([
  ["Priya Raman", "priya RAMAN"],
  ["Zoë Muñoz", "Zoe Munoz"],
  ["P Raman", "Priya Raman"],
  ["P. Raman", "Priya Raman"],
  ["Raman Priya", "Priya Raman"],
  ["Priya Raman", "Pryia Raman"],
  ["Sean O'Neill", "Sean ONeill"],
  ["Leila Farouk", "Leila Faruk"],
])("%s and %s may be one person", (one, other) => {
  const both = [
    areNamesAlike(toName(one), toName(other)),
    areNamesAlike(toName(other), toName(one)),
  ];
  expect(both).toEqual([true, true]);
});

test.each([
  ["Priya Raman", "Arjun Raman"],
  ["Ada Brough", "Bea Brough"],
  ["Priya Raman", "Priya Rao"],
  ["Wei Li", "Wei Lu"],
  ["Chloe Tan", "Ned Tan"],
  ["Chloe", "Ned"],
  // A short form that is no beginning is for a person to see.
  ["Bill Whitfield", "William Whitfield"],
])("%s and %s are two people", (one, other) => {
  expect(areNamesAlike(toName(one), toName(other))).toBe(false);
});

test.each([
  ["2026-10-22T12:00:01Z", true],
  ["2026-10-22T12:00:00Z", false],
])("a merge of %s can be undone on 21 November at noon: %s", (mergedAt, canBeUndone) => {
  expect(canUndoMerge(new Date(mergedAt), new Date("2026-11-21T12:00:00Z"))).toBe(canBeUndone);
});

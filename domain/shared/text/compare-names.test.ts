import { expect, test } from "vitest";
import {
  areNamesAlike,
  isCalledLike,
  isEnteredLike,
  isNameLike,
  isSameName,
  isSameWording,
} from "./compare-names.ts";

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
  ["Madonna", "Madonna"],
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
  ["", ""],
  // A short form that is no beginning is for a person to see.
  ["Bill Whitfield", "William Whitfield"],
])("%s and %s are two people", (one, other) => {
  expect(areNamesAlike(toName(one), toName(other))).toBe(false);
});

test.each([
  ["Zoë Muñoz", "zoe MUNOZ", true],
  ["Sean O'Neill", "Sean O’Neill", true],
  ["P Raman", "Priya Raman", false],
  ["Raman Priya", "Priya Raman", false],
])("%s and %s are one name in two notations: %s", (one, other, isSame) => {
  expect(isSameName(toName(one), toName(other))).toBe(isSame);
});

test.each([
  ["Ada Brough", true],
  ["A Brough", true],
  ["Ada", true],
  ["brough", true],
  ["Mrs Brough", true],
  ["Ron Brough", false],
  ["Dr Finch", false],
  ["A", false],
  ["", false],
])("a caller who says '%s' may be Ada Brough: %s", (spoken, mayBe) => {
  expect(isCalledLike(spoken, toName("Ada Brough"))).toBe(mayBe);
});

test.each([
  ["Mary Ann Smith", "Mary Ann", "Smith", true],
  ["Mary Smith", "Mary Ann", "Smith", true],
  ["Ana García López", "Ana", "García López", true],
  ["Smith Mary Ann", "Mary Ann", "Smith", true],
  ["Madonna", "Madonna", "", true],
  ["Smith", "Mary Ann", "Smith", false],
  ["Mary Ann Smythe", "Joan", "Smith", false],
])("'%s' in one field may be %s %s: %s", (name, firstname, lastname, mayBe) => {
  expect(isNameLike(name, { firstname, lastname })).toBe(mayBe);
});

test.each([
  ["Mrs van der Berg", true],
  ["Mrs. Van Der Berg", true],
  ["van der Berg", true],
  ["Anna Maria", true],
  ["Anna Maria van der Berg", true],
  ["Mr van der Veen", false],
  ["Maria van der Berg", false],
  ["Dr Anna Maria van der Berg", true],
])("a caller who says '%s' may be Anna Maria van der Berg: %s", (spoken, mayBe) => {
  const person = { firstname: "Anna Maria", lastname: "van der Berg" };
  expect(isCalledLike(spoken, person)).toBe(mayBe);
});

test.each([
  [["Solomon", "Reyes"], ["Solomon", "Reyes"], true],
  [["Sol", "Reyes"], ["Solomon", "Reyes"], true],
  [["Mrs", "van der Berg"], ["Anna", "van der Berg"], true],
  [["Anna", ""], ["Anna", "van der Berg"], true],
  [["Solomon", "Reyes"], ["Solomon Reyes", "care of Mallory Vane"], false],
  [["Solomon", "Reyes"], ["Mallory Vane", "Solomon Reyes"], false],
] as const)("%j, entered for a caller, may be the record of %j: %s", (entered, known, mayBe) => {
  const toNamed = ([firstname, lastname]: readonly [string, string]) => ({ firstname, lastname });
  expect(isEnteredLike(toNamed(entered), toNamed(known))).toBe(mayBe);
});

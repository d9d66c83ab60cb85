import { expect, test } from "vitest";
import { shortenName, splitName } from "./full-name.ts";

test.each([
  ["Ada Brough", "Ada", "Brough"],
  ["Mary Ann Smith", "Mary Ann", "Smith"],
  ["Ana de Souza", "Ana", "de Souza"],
  ["Dr Ana de Souza", "Dr Ana", "de Souza"],
  ["Anna Maria van der Berg", "Anna Maria", "van der Berg"],
  ["Mrs Van Der Berg", "Mrs", "Van Der Berg"],
  ["De Shawn Jones", "De Shawn", "Jones"],
  ["  Madonna ", "Madonna", ""],
  ["Mrs", "Mrs", ""],
  ["", "", ""],
])("'%s' in one field is '%s' and '%s' in two", (name, firstname, lastname) => {
  expect(splitName(name)).toEqual({ firstname, lastname });
});

test.each([
  ["Ada Brough", "Ada"],
  ["Mary Ann Smith", "Mary Ann"],
  ["Dr Ana de Souza", "Ana"],
  ["Mrs Mary Ann Smith", "Mary Ann"],
  ["Mrs Brough", "Mrs Brough"],
  ["Madonna", "Madonna"],
])("somebody who gave their name as '%s' is called '%s'", (name, short) => {
  expect(shortenName(name)).toBe(short);
});

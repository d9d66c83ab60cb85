import { expect, test } from "vitest";
import { isUkPhone } from "./phone.ts";

test.each([
  "02079460147",
  "020 7946 0147",
  "(020) 7946 0147",
  "(020)79460147",
  "(01632) 960 123",
  "07700 900123",
  "07700-900-123",
  "077.0090.0123",
  "+447700900123",
  "+44 7700 900123",
  "+44 (0)7700 900123",
  "+44(0)7700 900123",
  " 07700 900123 ",
])("%s is a UK phone", (phone) => {
  expect(isUkPhone(phone)).toBe(true);
});

test.each([
  ["", "nothing"],
  ["077009", "too few digits"],
  ["077009001", "nine digits"],
  ["0770090012345", "thirteen digits"],
  ["07700  900123", "two separators in a row"],
  ["07700 900abc", "letters"],
  ["++447700900123", "two plus signs"],
  ["(020 7946 0147", "a bracket left open"],
  ["020/7946/0147", "a separator of another kind"],
])("%j is not a UK phone number: %s", (phone) => {
  expect(isUkPhone(phone)).toBe(false);
});

import { expect, test } from "vitest";
import { getEmailMatch, getPhoneMatch, listSamePersonReasons } from "./same-person.ts";

test.each([
  ["case and spaces", " Priya@Example.com ", "priya@example.com", true],
  ["what follows a plus", "priya+flat@example.com", "priya@example.com", true],
  ["dots at Gmail", "p.ri.ya@gmail.com", "priya@gmail.com", true],
  ["Gmail's other name", "priya@googlemail.com", "priya@gmail.com", true],
  ["dots elsewhere tell people apart", "p.raman@example.com", "praman@example.com", false],
  ["another domain", "priya@example.com", "priya@example.org", false],
  ["a plus in front is a name", "+priya@example.com", "priya@example.com", false],
  ["what is no address stays what it is", "priya", "priya@example.com", false],
])("addresses: %s", (_case, one, other, same) => {
  expect(getEmailMatch(one) === getEmailMatch(other)).toBe(same);
});

test.each([
  ["spaces and brackets", "(020) 7946 0921", "020 79460921", true],
  ["the country code", "+44 7700 900123", "07700 900123", true],
  ["the country code with zero in brackets", "+44 (0)7700 900123", "07700 900123", true],
  ["the country code with zero", "+44 07700 900123", "07700 900123", true],
  ["0044", "0044 7700 900123", "07700 900123", true],
  ["another number", "07700 900124", "07700 900123", false],
])("numbers: %s", (_case, one, other, same) => {
  expect(getPhoneMatch(one) === getPhoneMatch(other)).toBe(same);
});

test("a number that is too short matches none", () => {
  expect(getPhoneMatch("0147")).toBeNull();
  expect(getPhoneMatch("")).toBeNull();
});

test("says what speaks for one person, and missing details speak for nothing", () => {
  const priya = { emailMatch: "priya@example.com", phoneMatch: "447700900123" };
  expect(listSamePersonReasons(priya, { ...priya, phoneMatch: null })).toEqual(["email"]);
  expect(listSamePersonReasons(priya, { ...priya, emailMatch: "x@example.com" })).toEqual([
    "phone",
  ]);
  expect(listSamePersonReasons(priya, priya)).toEqual(["email", "phone"]);
  const nobody = { emailMatch: null, phoneMatch: null };
  expect(listSamePersonReasons(nobody, nobody)).toEqual([]);
});

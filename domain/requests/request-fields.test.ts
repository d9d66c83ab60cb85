import * as v from "valibot";
import { expect, test } from "vitest";
import { homesMessage, portfolioFields } from "./request-fields.ts";

test.each([
  ["22", "22"],
  [" 1,200 ", "1200"],
  ["12 000", "12000"],
])("a number of homes may be written as %j", (written, homes) => {
  expect(v.parse(portfolioFields.homes, written)).toBe(homes);
});

test.each(["", "0", "about twenty", "1.5", "123456"])("%j is no number of homes", (written) => {
  const { issues } = v.safeParse(portfolioFields.homes, written);
  expect(issues?.map(({ message }) => message)).toEqual([homesMessage]);
});

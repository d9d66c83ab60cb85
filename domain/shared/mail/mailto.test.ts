import { expect, test } from "vitest";
import { formatMailto } from "./mailto.ts";

test.each([
  ["ada@example.com", "mailto:ada@example.com"],
  ["o'brien&co?/100%#1@example.com", "mailto:o'brien%26co%3F%2F100%25%231@example.com"],
])("%s is written to at %s", (address, link) => {
  expect(formatMailto(address)).toBe(link);
});

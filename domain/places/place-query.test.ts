import { expect, test } from "vitest";
import { readPlaceQuery } from "./place-query.ts";

const read = (query: string) => readPlaceQuery(new URLSearchParams(query));

test("a text and a city are read without the space around them", () => {
  expect(read("q=+old+street+&city=London")).toEqual({
    ok: true,
    query: { text: "old street", city: "London", addresses: false },
  });
});

test("no city, or an empty one, chooses none", () => {
  expect(read("q=e2")).toEqual({ ok: true, query: { text: "e2", city: null, addresses: false } });
  expect(read("q=e2&city=")).toEqual({
    ok: true,
    query: { text: "e2", city: null, addresses: false },
  });
});

test.each([
  ["", "q", "must not be empty"],
  ["q=++", "q", "must not be empty"],
  [`q=${"x".repeat(101)}`, "q", "must be at most 100 characters"],
  ["q=a%00b", "q", "Remove any invisible characters"],
  [`q=e2&city=${"x".repeat(41)}`, "city", "must be at most 40 characters"],
  ["q=e2&limit=3", "limit", "is not a parameter of this call"],
])("%j is refused for %s", (query, path, message) => {
  expect(read(query)).toEqual({ ok: false, problems: [{ path, message }] });
});

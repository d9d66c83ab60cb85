import { expect, test } from "vitest";
import { listNearest } from "./near-words.ts";

const names = [
  "Loriner Street",
  "Linnet Mews",
  "Priya Raman",
  "Prosper Ravan",
  "Éloïse Amis",
  "Kiln Yard",
];
const nearest = (typed: string) => listNearest(typed, names, (name) => name);

test.each([
  ["Lorimer", "Loriner Street"],
  ["lorinner stret", "Loriner Street"],
  ["Lorin", "Loriner Street"],
  ["linet", "Linnet Mews"],
  ["prya raman", "Priya Raman"],
  ["Pirya", "Priya Raman"],
  ["eloise amiss", "Éloïse Amis"],
])("%s may mean %s", (typed, name) => {
  expect(nearest(typed)[0]).toBe(name);
});

test("every word must be near to one of theirs", () => {
  expect(nearest("lorimer mews")).toEqual([]);
  expect(nearest("raman")).toEqual(["Priya Raman", "Prosper Ravan"]);
});

test.each(["", "kil", "xyz", "lo", "!", "Birmingham"])("%j means nobody", (typed) => {
  expect(nearest(typed).filter((name) => name !== "Kiln Yard")).toEqual([]);
});

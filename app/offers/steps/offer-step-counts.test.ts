import { expect, test } from "vitest";
import { changePeople, readPeople } from "./offer-step-counts.ts";

const people = { adultCount: 3, households: 2, childCount: 0 };

test("the counters show what was entered", () => {
  expect(readPeople({ adultCount: "3", households: "2", childCount: "0" })).toEqual(people);
});

test("what is no count within the limits stands at the nearest", () => {
  expect(readPeople({ adultCount: "9", households: "", childCount: "many" })).toEqual({
    adultCount: 6,
    households: 1,
    childCount: 0,
  });
});

test("one counter moves alone", () => {
  expect(changePeople(people, "childCount", 1)).toEqual({ ...people, childCount: 1 });
  expect(changePeople(people, "adultCount", 4)).toEqual({ ...people, adultCount: 4 });
});

test("fewer adults take the households down with them", () => {
  expect(changePeople(people, "adultCount", 1)).toEqual({
    ...people,
    adultCount: 1,
    households: 1,
  });
});

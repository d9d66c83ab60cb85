import { expect, test } from "vitest";
import { peopleAfter, peopleIn } from "./offer-step-counts.ts";

const people = { adultCount: 3, households: 2, childCount: 0 };

test("the counters show what was entered", () => {
  expect(peopleIn({ adultCount: "3", households: "2", childCount: "0" })).toEqual(people);
});

test("what is no count within the limits stands at the nearest", () => {
  expect(peopleIn({ adultCount: "9", households: "", childCount: "many" })).toEqual({
    adultCount: 6,
    households: 1,
    childCount: 0,
  });
});

test("one counter moves alone", () => {
  expect(peopleAfter(people, "childCount", 1)).toEqual({ ...people, childCount: 1 });
  expect(peopleAfter(people, "adultCount", 4)).toEqual({ ...people, adultCount: 4 });
});

test("fewer adults take the households down with them", () => {
  expect(peopleAfter(people, "adultCount", 1)).toEqual({ ...people, adultCount: 1, households: 1 });
});

import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { branchFields } from "./branch-fields.ts";

const closed = [null, null, null, null, null, null, null];
const typed = {
  name: " Peckham ",
  address: "",
  phone: "020 7946 0188",
  week: closed,
  areas: "se15, SE22 se15",
  feedId: "",
};

describe("what the office says of a branch", () => {
  test("is a name and a phone; hours and feed may be left out", () => {
    expect(v.parse(branchFields, typed)).toEqual({
      name: "Peckham",
      address: "",
      phone: "020 7946 0188",
      week: null,
      areas: ["SE15", "SE22"],
      feedId: null,
    });
  });

  test("hours of one day are hours of its own", () => {
    const week = [null, { opens: "09:00", closes: "17:30" }, ...closed.slice(2)];
    expect(v.parse(branchFields, { ...typed, week }).week).toEqual(week);
  });

  test.each([
    ["name", { name: " " }],
    ["phone", { phone: "" }],
    ["phone", { phone: "call us" }],
    ["areas", { areas: "Peckham" }],
    ["areas", { areas: "SE15 4AB" }],
    ["feedId", { feedId: "12-3" }],
    ["week", { week: [null, { opens: "18:00", closes: "09:00" }, ...closed.slice(2)] }],
  ])("a wrong %s is named: %o", (field, changes) => {
    const { issues } = v.safeParse(branchFields, { ...typed, ...changes });
    expect(v.getDotPath(issues![0])).toMatch(field);
  });
});

import { expect, test } from "vitest";
import * as v from "valibot";
import { availabilityFields, homeViewingFields } from "./availability-fields.ts";
import { readAvailability, readHomeViewing, toFieldName } from "./posted-availability.ts";

test("a day without times is off, and outcodes are typed in any way", () => {
  const fields = {
    "starts-1": "09:00",
    "ends-1": "17:00",
    areas: "e1, n16  E1",
    travelsBy: "bike",
  };
  const week = [null, { starts: "09:00", ends: "17:00" }, null, null, null, null, null];
  const read = v.parse(availabilityFields, readAvailability(fields));
  expect(read).toEqual({ week, areas: ["E1", "N16"], travelsBy: "bike" });
});

test.each([
  [{ "starts-3": "09:00" }, "ends-3"],
  [{ "starts-3": "18:00", "ends-3": "09:00" }, "starts-3"],
  [{ areas: "Shoreditch" }, "areas"],
])("the fault of %o stands beside %s", (fields, name) => {
  const read = v.safeParse(availabilityFields, { ...readAvailability(fields), travelsBy: "walk" });
  expect(read.issues?.map((issue) => toFieldName(v.getDotPath(issue) ?? ""))).toEqual([name]);
});

test("an empty number is a fault, not zero", () => {
  const read = v.safeParse(
    homeViewingFields,
    readHomeViewing({ accompaniment: "optional", noticeHours: "" }),
  );
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([
    "minutes",
    "noticeHours",
    "bufferMinutes",
  ]);
});

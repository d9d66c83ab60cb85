import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dateField, numberField, optionalText, poundsField, yesNoField } from "./number-fields.ts";

const rent = numberField({ min: 1, max: 50_000 }, { missing: "missing", invalid: "invalid" });
const share = numberField({ min: 0, max: 100, decimals: 2 }, { missing: "missing" });
const listMessages = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message);

test.each([2450, "2450", " 2,450 ", "£2,450"])("%j is 2450, typed or sent", (input) => {
  expect(v.parse(rent, input)).toBe(2450);
});

test("every whole number within the range reads the same as a text and as a number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), (number) => {
      expect(v.parse(rent, number)).toBe(number);
      expect(v.parse(rent, String(number))).toBe(number);
      expect(v.parse(rent, number.toLocaleString("en-GB"))).toBe(number);
    }),
  );
});

test("whatever is typed gives a whole number within the range, or one message", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.anything()), (input) => {
      const read = v.safeParse(rent, input);
      if (!read.success) expect(read.issues).toHaveLength(1);
      else
        expect(Number.isInteger(read.output) && read.output >= 1 && read.output <= 50_000).toBe(
          true,
        );
    }),
  );
});

test.each([undefined, null, "", "  ", true, {}])("%j is missing", (input) => {
  expect(listMessages(rent, input)).toEqual(["missing"]);
});

test.each([0, -5, 50_001, 2450.5, "12e3", "two", "1.5", Infinity, "0x10"])(
  "%j is no rent",
  (input) => {
    expect(listMessages(rent, input)).toEqual(["invalid"]);
  },
);

test.each([
  ["33.33", 33.33],
  [33.34, 33.34],
  ["100", 100],
  [0, 0],
])("a share of %j is %d", (input, expected) => {
  expect(v.parse(share, input)).toBe(expected);
});

test.each(["33.333", 100.01, "-1"])("%j is no share", (input) => {
  expect(listMessages(share, input)).toEqual(["missing"]);
});

test.each([
  ["yes", true],
  [true, true],
  ["no", false],
  [false, false],
])("the answer %j is %j", (input, expected) => {
  expect(v.parse(yesNoField("say"), input)).toBe(expected);
});

test.each([undefined, "", "maybe", 1, null])("%j is no answer", (input) => {
  expect(listMessages(yesNoField("say"), input)).toEqual(["say"]);
});

describe("a date", () => {
  const date = dateField("missing", "invalid");
  test.each(["2026-12-07", "2028-02-29"])("%s exists", (day) => {
    expect(v.parse(date, day)).toBe(day);
  });
  test.each(["2026-02-30", "07/12/2026", "2027-02-29", "tomorrow"])("%s does not", (day) => {
    expect(listMessages(date, day)).toEqual(["invalid"]);
  });
  test("a missing one has its own sentence", () => {
    expect(listMessages(date, "")).toEqual(["missing"]);
    expect(listMessages(date, undefined)).toEqual(["missing"]);
  });
});

test("a text that may be empty has an end", () => {
  const text = optionalText(250);
  expect(v.parse(text, undefined)).toBe("");
  expect(v.parse(text, ` ${"a".repeat(250)} `)).toBe("a".repeat(250));
  expect(listMessages(text, "a".repeat(251))).toEqual(["Enter at most 250 characters"]);
  expect(listMessages(text, "a\0")).toHaveLength(1);
});

test.each([
  ["£2,450", 2450],
  ["2450.49", 2450],
  [2450, 2450],
  ["0", 0],
])("%j in whole pounds is %d", (input, pounds) => {
  expect(v.parse(poundsField({ min: 0, max: 100_000 }, { missing: "missing" }), input)).toBe(
    pounds,
  );
});

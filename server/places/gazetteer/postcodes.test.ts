import { expect, test } from "vitest";
import { createApproximatePlace, findOutcodePrefix, readPostcode } from "./postcodes.ts";

test.each([
  ["E2 7DP", "E2 7DP", "E2"],
  ["e27dp", "E2 7DP", "E2"],
  [" ec1v9bd ", "EC1V 9BD", "EC1V"],
  ["SW1A 1AA", "SW1A 1AA", "SW1A"],
  ["m20 2rq", "M20 2RQ", "M20"],
  ["NW1W 1AA", "NW1W 1AA", "NW1"],
])("%j is the postcode %s in %s", (text, postcode, outcode) => {
  const read = readPostcode(text);
  expect([read?.text, read?.outcode.code]).toEqual([postcode, outcode]);
});

test.each(["E2", "EH1 1YZ", "E2 7", "shoreditch", "E2 7DPX", ""])(
  "%j is not a known postcode",
  (text) => {
    expect(readPostcode(text)).toBeNull();
  },
);

test("a postcode that is still being typed is its district", () => {
  expect(["E2 7", "e2 7d", "EC1V 9B"].map((text) => findOutcodePrefix(text)?.code)).toEqual([
    "E2",
    "E2",
    "EC1V",
  ]);
  expect(findOutcodePrefix("E27")).toBeNull();
});

test("a postcode is labelled approximate", () => {
  expect(createApproximatePlace(readPostcode("e27dp")!)).toMatchObject({
    id: "postcode-e2-7dp",
    name: "E2 7DP",
    kind: "postcode",
    city: "London",
    detail: "Around E2, because we don’t know the exact street",
  });
});

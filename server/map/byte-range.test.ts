import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=999-999", { first: 999, last: 999 }],
  ["BYTES= 0-0 ", { first: 0, last: 0 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=1000-2000", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, "whole"],
  ["", "whole"],
  ["bytes=", "whole"],
  ["bytes=-", "whole"],
  ["bytes=5-2", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=0x10-0x20", "whole"],
  ["lines=0-9", "whole"],
  ["bytes=99999999999999999999999-", "unsatisfiable"],
  ["bytes=990-99999999999999999999999", { first: 990, last: 999 }],
])("of a file of 1,000 bytes %j is %j", (header, expected) => {
  expect(readByteRange(header, 1000)).toEqual(expected);
});

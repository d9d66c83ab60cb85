import { join } from "node:path";
import { expect, test } from "vitest";

// On whatever Node the machine has the scripts are plain JavaScript, without types.
const counts = join(import.meta.dirname, "counts.mjs");
const { browserCounts, oneCount, totalLine, unitCounts } = await import(counts);

const unit = { numPassedTests: 300, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
const browser = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 } };

test("a run counts as its report says", () => {
  expect(unitCounts(unit, 0)).toEqual({ passed: 300, failed: 0, skipped: 3 });
  expect(browserCounts(browser, 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test("a run that left no report is one failure, whatever its exit code", () => {
  const oneFailure = { passed: 0, failed: 1, skipped: 0 };
  for (const status of [0, 1]) {
    expect(unitCounts(undefined, status)).toEqual(oneFailure);
    expect(browserCounts(undefined, status)).toEqual(oneFailure);
  }
});

test("a run that ended badly with no failed test is one failure more, and its passes count", () => {
  expect(unitCounts(unit, 1)).toEqual({ passed: 300, failed: 1, skipped: 3 });
});

test("the total adds up, and the line before tells of skipped tests where there are any", () => {
  expect(totalLine([{ passed: 4, failed: 1 }, oneCount(0)])).toBe("5 passed, 1 failed");
  expect(totalLine([oneCount(1), unitCounts(unit, 0)])).toBe("3 skipped\n300 passed, 1 failed");
});

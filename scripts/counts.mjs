const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/** What Vitest's JSON report counts. */
export function unitCounts(report, status) {
  if (!report) return oneFailure;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  return withStatus({ passed: numPassedTests, failed: numFailedTests, skipped }, status);
}

/** What Playwright's JSON report counts. */
export function browserCounts(report, status) {
  if (!report) return oneFailure;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withStatus({ passed: expected + flaky, failed: unexpected, skipped }, status);
}

/** A program that either ends well or does not. */
export function oneCount(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailure;
}

/** The last line of `npm test`. */
export function totalLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0);
  const skipped = sum("skipped");
  const before = skipped > 0 ? `${skipped} skipped\n` : "";
  return `${before}${sum("passed")} passed, ${sum("failed")} failed`;
}

/** A run that ended badly failed somewhere, whatever its report says. */
function withStatus(counts, status) {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

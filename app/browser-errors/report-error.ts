import { toBrowserError } from "./to-browser-error.ts";

/** Maximum number of reports per page; the first errors are the most useful. */
const maxReports = 5;

const reportedErrors = new Set<string>();

/** Reports each distinct error on a page once. Failed reports are not retried. */
export function reportError(thrown: unknown): void {
  const error = toBrowserError(thrown);
  if (error === null) return;
  const report = JSON.stringify(error);
  if (reportedErrors.size >= maxReports || reportedErrors.has(report)) return;
  reportedErrors.add(report);
  navigator.sendBeacon("/reports/error", new Blob([report], { type: "application/json" }));
}

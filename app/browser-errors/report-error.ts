import { toBrowserError } from "./to-browser-error.ts";

/** What one page may report: the first errors tell the most. */
const maxReports = 5;

const reportedErrors = new Set<string>();

/** Sends an error of this page to the site, each once. A report that is lost is not missed. */
export function reportError(thrown: unknown): void {
  const error = toBrowserError(thrown);
  if (error === null) return;
  const report = JSON.stringify(error);
  if (reportedErrors.size >= maxReports || reportedErrors.has(report)) return;
  reportedErrors.add(report);
  navigator.sendBeacon("/reports/error", new Blob([report], { type: "application/json" }));
}

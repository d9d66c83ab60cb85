import { browserErrorOf } from "./browser-error-of.ts";

/** What one page may report: the first errors tell the most. */
const most = 5;

const told = new Set<string>();

/** Sends an error of this page to the site, each once. A report that is lost is not missed. */
export function reportError(thrown: unknown): void {
  const error = browserErrorOf(thrown);
  if (error === null) return;
  const report = JSON.stringify(error);
  if (told.size >= most || told.has(report)) return;
  told.add(report);
  navigator.sendBeacon("/reports/error", new Blob([report], { type: "application/json" }));
}

/** Has errors reported that nothing catches, and those that React hands to `window.reportError`. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => void report(error));
  addEventListener("unhandledrejection", ({ reason }) => void report(reason));
}

/** What reports is fetched with the first error. Where that fails, nothing could be sent either. */
async function report(thrown: unknown): Promise<void> {
  const reporter = await import("./report-error.ts").catch(() => null);
  reporter?.reportError(thrown);
}

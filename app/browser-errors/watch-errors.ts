/** Reports uncaught errors, including those that React passes to `window.reportError`. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => void report(error));
  addEventListener("unhandledrejection", ({ reason }) => void report(reason));
}

/** The reporter is loaded on the first error. If that fails, a report could not be sent either. */
async function report(thrown: unknown): Promise<void> {
  const reporter = await import("./report-error.ts").catch(() => null);
  reporter?.reportError(thrown);
}

import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { endProcesses, runningProcesses } from "./processes.ts";

/**
 * A setup file of Vitest: what a file's tests started ends with the file, and what a test started
 * that failed or ran out of time ends with the test.
 */
beforeAll(nameStarter);
beforeEach(({ onTestFailed, task }) => {
  nameStarter();
  const before: ReadonlySet<ChildProcess> = runningProcesses();
  // Tests that run side by side can't tell whose is whose.
  if (!task.concurrent) onTestFailed(() => endProcesses(before));
});
afterAll(() => endProcesses());

/** Programs that are started in another way inherit it: the run's end names who left them. */
function nameStarter(): void {
  vi.stubEnv("STARTED_BY_TEST", expect.getState().testPath);
}

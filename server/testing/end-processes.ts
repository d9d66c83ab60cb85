import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { endProcesses, listProcesses } from "./processes.ts";

/**
 * Vitest setup file: processes started by a test file end with it, and those of a failed or timed
 * out test end with the test.
 */
beforeAll(nameStarter);
beforeEach(({ onTestFailed, task }) => {
  nameStarter();
  const before: ReadonlySet<ChildProcess> = listProcesses();
  // Concurrent tests can't tell whose process is whose.
  if (!task.concurrent) onTestFailed(() => endProcesses(before));
});
afterAll(() => endProcesses());

/** Inherited by programs started otherwise, so that the runner can name who left them. */
function nameStarter(): void {
  vi.stubEnv("STARTED_BY_TEST", expect.getState().testPath);
}

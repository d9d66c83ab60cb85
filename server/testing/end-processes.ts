import type { ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { endProcesses, runningProcesses } from "./processes.ts";

/** A setup file of Vitest: what a test or a file started ends with it, also when it failed. */
let before: ReadonlySet<ChildProcess>;
beforeEach(() => {
  before = runningProcesses();
  // Programs that a test starts in another way inherit it: the run's end names who left them.
  vi.stubEnv("STARTED_BY_TEST", expect.getState().testPath);
});
afterEach(({ task }) => {
  // Tests that run side by side can't tell whose is whose: theirs end with the file.
  if (!task.concurrent) endProcesses(before);
});
afterAll(() => endProcesses());

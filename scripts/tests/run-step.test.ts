import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { endLeftProcesses, runMark } from "./left-processes.mjs";
import { closingLines } from "./results.mjs";
import { runStep } from "./run-step.mjs";

const hasProc = existsSync("/proc/self/environ");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lintel-runner-"));
  vi.stubEnv("TMPDIR", folder);
  // The command that runs a test alone names it.
  vi.stubEnv("LONG_TESTS", "");
  return () => vi.unstubAllEnvs();
});

function findProcessesWith(word: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, "utf8").includes(word);
    } catch {
      return false; // It has ended, or is another user's.
    }
  });
}

async function run(fixture: string, limits: { silenceMs?: number; graceMs?: number } = {}) {
  const mark = `RUNNER_TEST=${fixture}-${process.pid}`;
  const results = await runStep({
    name: "Vitest",
    command: "npm run test:unit",
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config=scripts/tests/fixtures/vitest.config.ts",
      `${fixture}.fixture.ts`,
    ],
    env: { RUNNER_TEST: `${fixture}-${process.pid}` },
    prints: "never",
    ...limits,
  });
  if (hasProc) expect(findProcessesWith(mark)).toEqual([]);
  return { lines: closingLines([results]), results };
}

test("failures are counted and named, with the command that runs each alone; skips give their reason", async () => {
  const { lines } = await run("fails");
  expect(lines).toEqual([
    "Skipped:",
    "  1 x it needs a machine of another kind",
    "  1 x no reason given",
    "",
    "Failed:",
    "  fails.fixture.ts > a group > fails (on purpose): expected 2 to be 3 // Object.is equality",
    String.raw`    npm run test:unit -- fails.fixture.ts -t 'a group fails \(on purpose\)'`,
    "  fails.fixture.ts > a group whose preparation fails: nothing is ready",
    "    npm run test:unit -- fails.fixture.ts -t 'a group whose preparation fails'",
    "",
    "1 passed, 2 failed",
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a run that hangs ends by itself, names what hung, gives the count and ends every process it started", async () => {
  const { lines } = await run("hangs", { silenceMs: 10_000 });
  expect(lines).toEqual([
    "Failed:",
    "  hangs.fixture.ts > hangs: was still running when the step was ended: no test had ended for 10 seconds",
    "    npm run test:unit -- hangs.fixture.ts -t hangs",
    "",
    "1 passed, 1 failed",
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a process that a test leaves behind is ended, and is a failure that names it and the test's file", async ({
  skip,
}) => {
  skip(!hasProc, "processes are found by /proc, which this system has not");
  const { lines } = await run("leaves-a-child", { graceMs: 5000 });
  expect(lines).toEqual([
    "Failed:",
    expect.stringMatching(
      /^ {2}Vitest: left a process behind: child-left-behind.* \(started by scripts\/tests\/fixtures\/leaves-a-child\.fixture\.ts\)$/,
    ),
    "    npm run test:unit",
    "",
    "1 passed, 1 failed",
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a process started through the shared helper ends with the test, even when the test failed", async () => {
  const { results } = await run("ends-its-child");
  expect(results.failed.map(({ name }: { name: string }) => name)).toEqual([
    "ends-its-child.fixture.ts > fails before it stops what it started",
  ]);
  expect(results.passed).toBe(1);
});

describe("a step without tests of its own", () => {
  const node = (program: string) =>
    runStep({ name: "budgets", command: "npm run build", args: ["-e", program], prints: "never" });

  test("is one that passed, or one that failed", async () => {
    expect(closingLines([await node("")])).toEqual(["1 passed, 0 failed"]);
    expect(closingLines([await node("process.exit(3)")])).toEqual([
      "Failed:",
      "  budgets: ended with exit code 3",
      "    npm run build",
      "",
      "0 passed, 1 failed",
    ]);
  });

  test("that is killed is a failure", async () => {
    const { failed } = await node("process.kill(process.pid, 'SIGKILL')");
    expect(failed).toHaveLength(1);
  });

  test("that is told to stop ends at once, with the processes it started", async () => {
    const stop = new AbortController();
    const program =
      "require('child_process').spawn('sleep', ['1000'], { detached: true }); setInterval(() => {}, 1000)";
    const step = { name: "budgets", args: ["-e", program], prints: "never" as const };
    const stopped = runStep(step, stop.signal);
    stop.abort();
    expect((await stopped).failed).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that was told to stop before it began ends at once", async () => {
    const step = { name: "Node", command: "none", args: ["-e", "setInterval(() => {}, 1000)"] };
    const results = await runStep(step, AbortSignal.abort());
    expect(results.failed).toHaveLength(1);
  });
});

test("finds no leftovers of a run that left none", async () => {
  expect(await endLeftProcesses("no-such-run")).toEqual([]);
});

test("a process started by a run within a run carries the marks of both", () => {
  vi.stubEnv("TEST_RUN_ID", undefined);
  expect(runMark("outer")).toEqual({ TEST_RUN_ID: "outer" });
  vi.stubEnv("TEST_RUN_ID", "outer");
  expect(runMark("inner")).toEqual({ TEST_RUN_ID: "outer inner" });
});

import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openMetrics } from "../metrics/metrics.ts";
import { startRepeatingJob } from "./repeating-job.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const metrics = openMetrics();

test("a job runs at once and again after each pause", async () => {
  const run = vi.fn(async () => {});
  const job = startRepeatingJob({
    name: "test",
    everyMs: 5,
    log: { error: vi.fn() },
    metrics,
    run,
  });
  expect(run).toHaveBeenCalledTimes(1);
  await waitUntil(() => expect(run.mock.calls.length).toBeGreaterThan(3));
  await job.stop();
});

test("one run never overlaps the next", async () => {
  let running = 0;
  let most = 0;
  const job = startRepeatingJob({
    name: "test",
    everyMs: 0,
    log: { error: vi.fn() },
    metrics,
    async run() {
      most = Math.max(most, ++running);
      await sleep(5);
      running -= 1;
    },
  });
  await sleep(50);
  await job.stop();
  expect(most).toBe(1);
});

test("stopping waits for the current run and starts none", async () => {
  const ended: string[] = [];
  const job = startRepeatingJob({
    name: "test",
    everyMs: 0,
    log: { error: vi.fn() },
    metrics,
    async run(stopping) {
      await sleep(20);
      ended.push(stopping.aborted ? "while stopping" : "before");
    },
  });
  await job.stop();
  expect(ended).toEqual(["while stopping"]);
});

test("a run that throws is logged, and the job goes on after a longer pause", async () => {
  const log = { error: vi.fn() };
  const problem = new Error("no database");
  const moments: number[] = [];
  const job = startRepeatingJob({
    name: "test",
    everyMs: 10,
    log,
    metrics,
    async run() {
      if (moments.push(performance.now()) === 1) throw problem;
    },
  });
  await waitUntil(() => expect(moments.length).toBeGreaterThan(1));
  await job.stop();
  const [first = 0, second = 0] = moments;
  expect(second - first).toBeGreaterThan(90);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: problem }, "Job failed");
});

test("a job that has not ended yet stands at nothing, so that its first failure is a rise", async () => {
  const counted = openMetrics();
  const job = startRepeatingJob({
    name: "test",
    everyMs: 1,
    log: { error: vi.fn() },
    metrics: counted,
    run: async (stopping) => void (await once(stopping, "abort")),
  });
  const text = await counted.registry.metrics();
  expect(text).toContain('lintel_job_runs_total{job="test",result="done"} 0');
  expect(text).toContain('lintel_job_runs_total{job="test",result="failed"} 0');
  await job.stop();
});

test("runs are counted by job and result, and the last that went well has its time", async () => {
  const counted = openMetrics();
  let runs = 0;
  const job = startRepeatingJob({
    name: "test",
    everyMs: 1,
    log: { error: vi.fn() },
    metrics: counted,
    async run() {
      if (++runs === 2) throw new Error("no database");
    },
  });
  await waitUntil(() => expect(runs).toBeGreaterThan(2));
  await job.stop();
  const text = await counted.registry.metrics();
  expect(text).toContain('lintel_job_runs_total{job="test",result="failed"} 1');
  expect(text).toMatch(/lintel_job_runs_total\{job="test",result="done"\} \d/);
  expect(text).toMatch(/lintel_job_last_success_timestamp_seconds\{job="test"\} 1\d{9}/);
});

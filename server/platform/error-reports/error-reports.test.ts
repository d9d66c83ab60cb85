import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { openLog } from "../logging/log.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { openErrorReports } from "./error-reports.ts";
import { startErrorService } from "../../testing/error-service.ts";

type Service = Awaited<ReturnType<typeof startErrorService>>;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function startService(answer?: Service["answer"]): Promise<Service> {
  const service = await startErrorService(answer);
  closing.push(service.close);
  return service;
}

function createReporting(errorReportDsn: string) {
  const tell = vi.fn<(problem: string) => void>();
  const reports = openErrorReports({ errorReportDsn, production: true }, tell);
  if (reports === null) throw new Error("The address was not understood.");
  const log = openLog({ logLevel: "silent", logFormat: "json" }, new PassThrough(), reports);
  return { log, reports, tell };
}

test("without an address nothing is sent", () => {
  expect(openErrorReports({ errorReportDsn: null, production: true }, vi.fn())).toBeNull();
});

test("an error reaches the service as an envelope under the project and key of the address", async () => {
  const service = await startService();
  const { log, reports } = createReporting(service.dsn);
  log.error({ err: new Error("disk full") }, "Job failed");
  await reports.sent();
  expect(service.received).toHaveLength(1);
  const [{ path, items } = { path: "", items: [] }] = service.received;
  expect(path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=publickey/);
  const [header, item, event] = items;
  expect(header).toHaveProperty("event_id", event?.["event_id"]);
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({ message: "Job failed", level: "error" });
});

test("a failing service is logged once, until it accepts reports again", async () => {
  const service = await startService({ status: 500, afterMs: 0 });
  const { log, reports, tell } = createReporting(service.dsn);
  const fail = async () => {
    log.error("Job failed");
    await reports.sent();
  };
  await fail();
  await fail();
  expect(tell.mock.calls).toEqual([
    ["The error service at 127.0.0.1 gets no reports: it answered 500."],
  ]);
  service.answer.status = 200;
  await fail();
  service.answer.status = 500;
  await fail();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("an unreachable service is logged once and harms nothing", async () => {
  const service = await startService();
  service.close();
  const { log, reports, tell } = createReporting(service.dsn);
  log.error("Job failed");
  log.error("Job failed");
  await reports.sent();
  expect(tell).toHaveBeenCalledOnce();
  expect(tell.mock.calls[0]?.[0]).toContain("ECONNREFUSED");
});

test("while many reports are on their way, further ones are dropped", async () => {
  const service = await startService({ status: 200, afterMs: 10 });
  const { log, reports } = createReporting(service.dsn);
  for (let errors = 0; errors < 100; errors++) log.error("Job failed");
  await waitUntil(() => expect(service.received).toHaveLength(20));
  await reports.sent();
  expect(service.received).toHaveLength(20);
});

test("the end of the process waits no longer than about a second for a slow service", async () => {
  const service = await startService({ status: 200, afterMs: 60_000 });
  const { log, reports, tell } = createReporting(service.dsn);
  log.error("Job failed");
  await reports.sent();
  expect(tell).not.toHaveBeenCalled(); // The request itself is given up, and told of, later.
});

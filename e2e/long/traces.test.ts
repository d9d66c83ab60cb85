import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSmtpServer, type TestSmtpServer } from "../../server/testing/smtp-server.ts";
import { startTraceCollector } from "../../server/testing/trace-collector.ts";
import { waitUntil } from "../../server/testing/wait-until.ts";
import { removeDataDir, type RunningSite, startSite } from "../running-site.ts";

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let smtp: TestSmtpServer;
let site: RunningSite;

beforeAll(async () => {
  [collector, smtp] = await Promise.all([startTraceCollector(), startTestSmtpServer()]);
  site = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: smtp.url,
    HUMAN_CHECK: "off",
  });
});
afterAll(async () => {
  await site.stop();
  collector.close();
  await smtp.close();
  removeDataDir(site.dataDir);
});

const findSpan = (name: string | RegExp) =>
  waitUntil(() => {
    const found = collector.spans.find((span) => span.name.match(name));
    expect(found).toBeDefined();
    return found!;
  });

test("a page's trace leads from the request through its loader to the query", async () => {
  await (await fetch(`${site.url}/properties`)).text();
  const request = await findSpan("GET /properties");
  const loader = await findSpan("loader properties");
  const query = await waitUntil(() => {
    const found = collector.spans.find(({ parentSpanId }) => parentSpanId === loader.spanId);
    expect(found).toBeDefined();
    return found!;
  });
  expect(loader.traceId).toBe(request.traceId);
  expect(query.name).toMatch(/^(select|with)/);
});

test("a mail that is sent is a part of its job's run", async () => {
  const applicant = { firstname: "Ada", lastname: "Brough", phone: "07700 900123" };
  const body = {
    freetext: "14 Calvert Terrace",
    applicant: { ...applicant, email: "ada@example.com" },
  };
  const response = await fetch(`${site.url}/api/valrequest`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  const mail = await findSpan(/^mail$/);
  await waitUntil(() => {
    const run = collector.spans.find(({ spanId }) => spanId === mail.parentSpanId);
    expect(run?.name).toBe("job mail");
  });
  expect(JSON.stringify(collector.spans)).not.toMatch(/ada@|Brough|Calvert/);
});

import { PassThrough } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { emptyTables, useDatabase } from "../testing/database.ts";
import { openErrorReports } from "../platform/error-reports/error-reports.ts";
import { startErrorService } from "../testing/error-service.ts";
import { openLog } from "../platform/logging/log.ts";
import { fillMailLinks } from "../access-links/fill-mail-links.ts";
import type { ClaimedMail } from "../platform/mail/outbox.ts";
import { findLinkOwner } from "./link-owners.ts";
import { sendNextMail } from "../platform/mail/send-mail.ts";
import { createMetricsApp } from "../platform/metrics/serve-metrics.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { createListing } from "../testing/listing.ts";
import { addListedHomes } from "../testing/listed-homes.ts";

const database = useDatabase();
afterEach(() => vi.restoreAllMocks());

const applicant = {
  firstname: "Zebedee",
  lastname: "Quillfeather",
  phone: "07700 900777",
  email: "zebedee@quillfeather.example.com",
};
const enquiry = {
  listingid: createListing().id,
  applicant,
  extra: { freetext: "Is there room for my harpsichord?" },
};
const personal = /zebedee|quillfeather|900777|harpsichord/i;

async function createWatchedContext() {
  const lines = new PassThrough();
  const service = await startErrorService();
  const settings = { errorReportDsn: service.dsn, production: true };
  const reports = openErrorReports(settings, vi.fn());
  const log = openLog({ logLevel: "debug", logFormat: "json" }, lines, reports);
  const app = await createTestContext(database(), { log, config: { logRequests: true } });
  const send = (path: string, body: object) =>
    createTestApp(app).request(`http://localhost${path}?name=Zebedee`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Referer: "http://localhost/x?n=Zebedee" },
      body: JSON.stringify(body),
    });
  const seen = async () => {
    const metrics = await (await createMetricsApp(app).request("/metrics")).text();
    await reports?.sent();
    service.close();
    return { log: String(lines.read()), metrics, events: JSON.stringify(service.received) };
  };
  return { app, send, seen };
}

test("visitor input is in no log, metric or error report, whether it succeeds or fails", async () => {
  await emptyTables(database());
  await addListedHomes(database(), [createListing()]);
  const { app, send, seen } = await createWatchedContext();

  expect((await send("/api/submitenquiry", enquiry)).status).toBe(201);
  const refusal = { ok: false, permanent: true, code: "RCPT TO 550" } as const;
  const transport = {
    send: async () => ({ ...refusal, reason: `No mailbox ${applicant.email}` }),
    close() {},
  };
  const fillLinks = (mail: ClaimedMail) => fillMailLinks(app, findLinkOwner, mail);
  await sendNextMail({ ...app, transport, fillLinks, signal: new AbortController().signal });
  const unreadable = { ...enquiry, [applicant.email]: applicant.lastname };
  expect((await send("/api/submitenquiry", unreadable)).status).toBe(422);
  const cause = Object.assign(new Error("duplicate key"), {
    detail: `Key (email)=(${applicant.email}) already exists.`,
  });
  const failure = new DrizzleQueryError("insert", Object.values(applicant), cause);
  vi.spyOn(database().orm, "transaction").mockRejectedValue(failure);
  expect((await send("/api/submitenquiry", enquiry)).status).toBe(500);
  vi.restoreAllMocks();
  const browserError = {
    name: "TypeError",
    message: `No room for "harpsichord" of zebedee@quillfeather.example.com, 07700 900777`,
    frames: [{ file: "/assets/enquiry-B1.js", line: 1, column: 20 }],
  };
  expect((await send("/reports/error", browserError)).status).toBe(204);

  const { log, metrics, events } = await seen();
  expect(log).toContain("Request failed");
  expect(log).toContain("Email failed permanently");
  expect(metrics).toContain('route="/api/submitenquiry",status="500"} 1');
  expect(metrics).toContain("lintel_mail_failures_total 1\n");
  expect(events).toContain("Request failed");
  expect(events).toContain("No room for [value] of [address] [number]");
  expect(metrics).not.toMatch(personal);
  expect(events).not.toMatch(personal);
  expect(log).not.toMatch(personal);
});

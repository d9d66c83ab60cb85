import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteRoutes } from "../app/routes.ts";
import { officeEntries } from "../domain/staff/office-access.ts";
import type { AppContext } from "../server/app-context.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { siteJobs } from "../server/site/jobs.ts";
import { createTestApp, createTestContext } from "../server/testing/app-context.ts";
import { useOwnDatabase } from "../server/testing/database.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import { type JobServices, openJobServices } from "./job-services.ts";
import { runOnce } from "./jobs.ts";
import { filledUntil, fillRecords } from "./many-records.ts";
import { listTableReads } from "./plans.ts";
import { recordStatements } from "./recorded-statements.ts";
import { listCalls, listSiteVisits, siteWithoutRows } from "./site-visits.ts";
import { type Known, listOfficeVisits, officeWithoutRows } from "./visits.ts";
import { readKnown, signInOwner, walkOffice, walkSite } from "./walk.ts";

/**
 * Reading them whole is no harm, and quicker than by an index. All other tables grow with the years or
 * with the homes: nothing may read one of them from end to end.
 */
const small: Record<string, string> = {
  staff: "colleagues, some hundred",
  staff_sessions: "those of colleagues who are signed in",
  staff_passkeys: "a few for each colleague",
  staff_links: "deleted by the hour",
  staff_challenges: "deleted by the hour",
  staff_keys: "programs that send homes, a handful",
  staff_signatures: "one for each colleague",
  negotiators: "colleagues who show homes",
  working_hours: "seven for each negotiator",
  time_off: "a few for each negotiator",
  office_settings: "one row",
  outbox_hold: "one row at most",
  branches: "a hundred",
  branch_staff: "a few for each colleague",
  diary_settings: "one row",
  secrets: "a handful",
  saved_views: "a few for each colleague",
  saved_listing_views: "a few for each colleague",
  reply_templates: "texts that somebody wrote",
  reply_presence: "who writes just now",
  feed_channels: "one for each source and portal",
  feed_questions: "homes that a feed has left out, until somebody decides",
  feed_files: "deleted after 90 days, a few hundred",
  portal_files: "deleted after 90 days, a few hundred",
  mailboxes: "one for each mailbox",
  campaigns: "what the agency sent, a few a month",
  rate_limits: "callers of the last hour",
  view_salts: "one for each day, of which the last is kept",
  figure_mails: "one for each colleague and week",
};

const database = useOwnDatabase("server");
const now = () => filledUntil;
const config = { publicUrl: "https://lettings.example.com" };
const checked = new Set<string>();
let known: Known;

beforeAll(async () => {
  await fillRecords(server(), { homes: 400, requests: 2000, records: 4000 });
  known = await readKnown(await createTestContext(server(), { now, config }));
});

function server(): ServerDatabase {
  const opened = database();
  if (opened.engine !== "server") throw new Error("Plans are those of a server.");
  return opened;
}

/** @returns a line for each statement that reads a table that grows from end to end */
async function findScans(work: (app: AppContext) => Promise<unknown>): Promise<string[]> {
  const statements = await recordStatements(server(), async (recorded) =>
    work(await createTestContext(recorded, { now, config })),
  );
  const scans: string[] = [];
  for (const statement of statements) {
    if (checked.has(statement.text)) continue;
    checked.add(statement.text);
    for (const { table, isSequential } of await listTableReads(server().pool, statement))
      if (isSequential && !(table in small)) scans.push(`${table}: ${statement.text}`);
  }
  return scans;
}

describe("nothing reads a table that grows from end to end", () => {
  /** Each of them must answer: a page that failed would read nothing. */
  async function findScansOf<Asked extends { path: string; search?: string }>(
    all: readonly Asked[],
    ask: (app: AppContext, asked: Asked) => Promise<{ status: number }>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const asked of all) {
      const name = `${asked.path}${asked.search ?? ""}`;
      const scans = await findScans(async (app) => {
        const { status } = await ask(app, asked);
        if (![200, 201, 302, 404].includes(status)) found.push(`${name} answers ${status}`);
      });
      found.push(...scans.map((scan) => `${name} reads ${scan}`));
    }
    return found;
  }

  test("no page of the office", async () => {
    const app = await createTestContext(server(), { now, config });
    const browser = await signInOwner(app, known.colleague);
    const visits = listOfficeVisits(known);
    expect(await findScansOf(visits, (at, visit) => walkOffice(at, browser, visit))).toEqual([]);
  });

  test("no page of the site", async () => {
    expect(await findScansOf(listSiteVisits(known), walkSite)).toEqual([]);
  });

  test("no call, whether it reads or stores", async () => {
    const headers = { "Content-Type": "application/json" };
    const calls = listCalls(known, createEnquiryBody(known.home));
    const ask = async (app: AppContext, { path, body }: (typeof calls)[number]) => {
      const init = body === undefined ? {} : { method: "POST", headers, body };
      return createTestApp(app).request(`/api${path}`, init);
    };
    expect(await findScansOf(calls, ask)).toEqual([]);
  });

  describe("no job", () => {
    let services: JobServices;
    beforeAll(async () => {
      services = await openJobServices({ homes: 20, mails: 5, photos: 5 });
    });
    afterAll(() => services.close());

    test.each(siteJobs.map((job) => [job.start.name, job] as const))("%s", async (name, job) => {
      const scans = await findScans(async ({ database: recorded }) => {
        if (recorded.engine !== "server") throw new Error("Plans are those of a server.");
        const { problems } = await runOnce(job, recorded, { services, longestMs: 30_000 });
        expect(problems).toEqual([]);
      });
      expect(scans.filter((scan) => !isMeant(name, scan))).toEqual([]);
    });
  });
});

/** What a job is there to read from end to end, once a day or at the start. */
const whole: Record<string, string[]> = {
  startUnusedPhotos: ["listings", "listing_records"],
  startLandlordDigests: ["landlords"],
};

function isMeant(job: string, scan: string): boolean {
  return whole[job]?.some((table) => scan.startsWith(`${table}: `)) ?? false;
}

test("a statement without an index is found", async () => {
  const scans = await findScans(({ database: { orm } }) =>
    orm.execute("select count(*) from audit where detail is null"),
  );
  expect(scans).toEqual([expect.stringContaining("audit")]);
});

test("so is one that asks of each row whether a subquery has it", async () => {
  const scans = await findScans(({ database: { orm } }) =>
    orm.execute(`
      select id from conversations
      where id = md5('v1')::uuid or id in (select merged_into from conversations where id = md5('v2')::uuid)
      order by id for update`),
  );
  expect(scans).toEqual([expect.stringContaining("conversations")]);
});

test("every page that reads is walked, or said to read nothing", () => {
  const office = Object.keys(officeEntries).filter((path) => officeEntries[path]!.read);
  const walked = new Set([...listOfficeVisits(known), ...listSiteVisits(known)].map((v) => v.path));
  expect(office.filter((path) => !walked.has(path) && !officeWithoutRows.includes(path))).toEqual(
    [],
  );
  const site = siteRoutes.map(({ path = "" }) => path);
  expect(site.filter((path) => !walked.has(path) && !siteWithoutRows.includes(path))).toEqual([]);
});

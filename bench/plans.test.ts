import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteRoutes } from "../app/routes.ts";
import { officeEntries } from "../domain/staff/office-access.ts";
import type { AppContext } from "../server/app-context.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { apiCalls } from "../server/site/api/api-calls.ts";
import { siteJobs } from "../server/site/jobs.ts";
import { createTestApp, createTestContext } from "../server/testing/app-context.ts";
import { useOwnDatabase } from "../server/testing/database.ts";
import { listBranchVisits, listLimitedVisits } from "./branch-visits.ts";
import { config, createScanFinder, now } from "./find-scans.ts";
import { type JobServices, openJobServices } from "./job-services.ts";
import { runOnce } from "./jobs.ts";
import { fillRecords } from "./many-records.ts";
import { readKnown } from "./read-known.ts";
import { callsNotSent, listCalls, type SiteCall } from "./site-calls.ts";
import { listSiteVisits, siteOfOtherRows, siteWithoutRows } from "./site-visits.ts";
import { type Known, listOfficeVisits, officeWithoutRows, type Visit } from "./visits.ts";
import { signIn, walkOffice, walkSite } from "./walk.ts";

const database = useOwnDatabase("server");
const findScans = createScanFinder(server);
let known: Known;

beforeAll(async () => {
  await fillRecords(server(), { homes: 400, requests: 2000, records: 4000, branches: 2 });
  known = await readKnown(await createTestContext(server(), { now, config }));
});

function server(): ServerDatabase {
  const opened = database();
  if (opened.engine !== "server") throw new Error("Plans are those of a server.");
  return opened;
}

describe("nothing reads a table that grows from end to end", () => {
  /** Each of them must answer: a page that failed would read nothing. */
  async function findScansOf<Asked extends { path: string; search?: string }>(
    all: readonly Asked[],
    ask: (app: AppContext, asked: Asked) => Promise<{ status: number }>,
    mayLack: (path: string) => boolean,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const asked of all) {
      const name = `${asked.path}${asked.search ?? ""}`;
      const scans = await findScans(async (app) => {
        const { status } = await ask(app, asked);
        const isMissing = status === 404 && mayLack(asked.path);
        if (![200, 201, 302].includes(status) && !isMissing)
          found.push(`${name} answers ${status}`);
      });
      const others = scans.filter((scan) => !isMeant(asked.path, scan));
      found.push(...others.map((scan) => `${name} reads ${scan}`));
    }
    return found;
  }

  async function findScansOfOffice(staffId: string, visits: readonly Visit[], branch?: string) {
    const browser = await signIn(
      await createTestContext(server(), { now, config }),
      staffId,
      branch,
    );
    return findScansOf(
      visits,
      (at, visit) => walkOffice(at, browser, visit),
      () => true,
    );
  }

  test("no page of the office", async () => {
    expect(await findScansOfOffice(known.colleague, listOfficeVisits(known))).toEqual([]);
  });

  test("no list of one branch", async () => {
    const { colleague, branch } = known;
    expect(await findScansOfOffice(colleague, listBranchVisits(known), branch)).toEqual([]);
  });

  test("no page for somebody who is limited to a branch", async () => {
    expect(await findScansOfOffice(known.limited, listLimitedVisits(known))).toEqual([]);
  });

  test("no page of the site", async () => {
    const walk = (app: AppContext, visit: Visit) => walkSite(app, visit);
    const mayLack = (path: string) => siteOfOtherRows.includes(path);
    expect(await findScansOf(listSiteVisits(known), walk, mayLack)).toEqual([]);
  });

  test("no call, whether it reads or stores", async () => {
    const ask = async (app: AppContext, { path, init }: SiteCall) =>
      createTestApp(app).request(`/api${path}`, init);
    expect(await findScansOf(listCalls(known), ask, () => false)).toEqual([]);
  });

  describe("no job", () => {
    let services: JobServices;
    beforeAll(async () => {
      services = await openJobServices({ homes: 20, mails: 5, photos: 5 });
    });
    afterAll(() => services.close());

    test.each(siteJobs.map((job) => [job.name, job] as const))("%s", async (name, job) => {
      const scans = await findScans(async ({ database: recorded }) => {
        if (recorded.engine !== "server") throw new Error("Plans are those of a server.");
        const { problems } = await runOnce(job, recorded, { services, longestMs: 30_000 });
        expect(problems).toEqual([]);
      });
      expect(scans.filter((scan) => !isMeant(name, scan))).toEqual([]);
    });
  });
});

/**
 * What a job is there to read from end to end, once a day or at the start, and what a field reads
 * where nothing begins with what was typed: no index helps to find any part of an address.
 */
const whole: Record<string, string[]> = {
  "office/choices/landlord": ["landlords", "contacts"],
  "office/choices/person": ["contacts"],
  "office/find": ["landlords", "contacts", "listing_records"],
  "unused photos": ["listings", "listing_records"],
  "landlord digests": ["landlords"],
};

function isMeant(reader: string, scan: string): boolean {
  return whole[reader]?.some((table) => scan.startsWith(`${table}: `)) ?? false;
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
  const reads = ({ file }: { file: string }) =>
    /\bloader\b/.test(readFileSync(join("app", file), "utf8"));
  const site = siteRoutes.filter(reads).map(({ path = "" }) => path);
  expect(site.filter((path) => !walked.has(path) && !siteWithoutRows.includes(path))).toEqual([]);
});

test("every call is sent, or said to need none of its own", async () => {
  const calls = apiCalls(await createTestContext(server(), { now, config }));
  const sent = new Set([...listCalls(known).map(({ route }) => route), ...callsNotSent]);
  const all = calls.map(([method, path]) => `${method} ${path}`);
  expect(all.filter((route) => !sent.has(route))).toEqual([]);
});

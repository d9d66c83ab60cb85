import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { siteRoutes } from "../app/routes.ts";
import { officeEntries } from "../domain/staff/office-access.ts";
import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import { useOwnDatabase } from "../server/testing/database.ts";
import type { TestBrowser } from "../server/testing/office.ts";
import { visitOfficePage } from "../server/testing/office-pages.ts";
import { config, createScanFinder, now } from "./find-scans.ts";
import { fillRecords } from "./many-records.ts";
import type { Fields, ReadRow } from "./office-form.ts";
import { listOfficeForms } from "./office-forms.ts";
import { readKnown } from "./read-known.ts";
import type { Known } from "./visits.ts";
import { listOwnForms } from "./own-forms.ts";
import { signIn, walkSite } from "./walk.ts";

const database = useOwnDatabase("server");
const findScans = createScanFinder(server);
const appFolder = join(import.meta.dirname, "../app");
let known: Known;
let owner: TestBrowser;
let negotiator: TestBrowser;

beforeAll(async () => {
  await fillRecords(server(), { homes: 400, requests: 6000, records: 6000, branches: 2 });
  const app = await createTestContext(server(), { now, config });
  known = await readKnown(app);
  owner = await signIn(app, known.colleague);
  const { id } = await readRow(sql`select md5('s2')::uuid::text as id`);
  negotiator = await signIn(app, id!);
});

function server(): ServerDatabase {
  const opened = database();
  if (opened.engine !== "server") throw new Error("Plans are those of a server.");
  return opened;
}

const readRow: ReadRow = async (query) => {
  const { rows } = await server().orm.execute<Fields>(query);
  return rows[0] ?? {};
};

/** What the page asks about once, and does when it is sent again with this. */
const readWarning = (answer: string) => /"anyway":"([^"]+)"/.exec(answer)?.[1];

test("no form of the office reads a table that grows from end to end", async () => {
  const found: string[] = [];
  let answered = "";
  for (const { path, params = {}, fields, by } of listOfficeForms(known)) {
    const named = typeof params === "function" ? await params(readRow) : params;
    const sent =
      typeof fields === "function"
        ? await fields(readRow, { orm: server().orm, answered })
        : fields;
    const name = `${path} ${sent["change"] ?? ""}`;
    const scans = await findScans(async (app) => {
      const visit = { pattern: path, params: named, fields: sent };
      const browser = by === "negotiator" ? negotiator : owner;
      let { status, text } = await visitOfficePage(app, browser, visit);
      const anyway = readWarning(text);
      if (anyway !== undefined) {
        const again = { ...visit, fields: { ...sent, anyway } };
        ({ status, text } = await visitOfficePage(app, browser, again));
      }
      answered = text;
      // A refusal would have changed nothing.
      if (![200, 302, 303].includes(status)) found.push(`${name} answers ${status}: ${text}`);
    });
    found.push(...scans.map((scan) => `${name} reads ${scan}`));
  }
  expect(found).toEqual([]);
});

/** Without script their forms make the calls of the site, which `plans.test.ts` asks for. */
const callingPages = new Set([
  "enquire/:id",
  "book-view/:id",
  "book-viewing/:id",
  "booking-confirmation",
  "offer/:id",
  "alert",
  "request-viewing",
  "renter-check",
  "renter-survey",
  "contact",
  "book-valuation",
  "switch-provider",
  "request-demo",
  "referral",
  "build-to-rent",
  "faq",
]);
/** The same forms, of a renter. */
const alike = new Set(["my-home/:token/data", "my-home/:token/data/copy"]);

test("no form of a renter’s or landlord’s own page does, and each page with one sends it", async () => {
  const found: string[] = [];
  const sent = new Set([...callingPages, ...alike]);
  let answered = "";
  for (const build of listOwnForms(known)) {
    const { form, ...visit } = await build({ read: readRow, orm: server().orm, answered });
    if (form) sent.add(visit.path);
    const name = `${visit.path} ${form ? JSON.stringify(form.fields) : "read"}`;
    const scans = await findScans(async (app) => {
      const { status, text } = await walkSite(app, visit, form);
      answered = text;
      // A refusal would have changed nothing.
      if (![200, 302, 303].includes(status)) found.push(`${name} answers ${status}: ${text}`);
    });
    found.push(...scans.map((scan) => `${name} reads ${scan}`));
  }
  expect(found).toEqual([]);
  for (const { path = "", file } of siteRoutes) {
    const page: object = await import(/* @vite-ignore */ join(appFolder, file));
    if ("action" in page && !sent.has(path)) found.push(path);
  }
  expect(found).toEqual([]);
});

/** They write rows of small tables alone, or a file that the jobs of photos and feeds go on with. */
const notSent = new Set([
  "office/sign-in",
  "office/sign-in/link",
  "office/sign-in/passkey",
  "office/sign-in/passkey/options",
  "office/sign-out",
  "office/set-up",
  "office/invitation",
  "office/account/passkey",
  "office/account/passkey/options",
  "office/listings/:id/part",
  "office/listings/:id/picture",
  "office/feeds",
  "office/feeds/files/:id",
  "office/feeds/portals/:id",
]);

test("every page with a form sends one, or is said to write nothing that grows", () => {
  const writing = Object.keys(officeEntries).filter((path) => officeEntries[path]!.write);
  const sent = new Set(listOfficeForms(known).map(({ path }) => path));
  expect(writing.filter((path) => !sent.has(path) && !notSent.has(path))).toEqual([]);
});

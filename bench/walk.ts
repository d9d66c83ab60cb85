import { RouterContextProvider } from "react-router";
import { siteRoutes } from "../app/routes.ts";
import type { AppContext } from "../server/app-context.ts";
import { createCaseLink } from "../server/case-links/create-case-link.ts";
import { appContext, clientAddress, siteOrigin } from "../server/site/page-contexts.ts";
import { startSession } from "../server/staff/sessions.ts";
import { officeOrigin, TestBrowser } from "../server/testing/office.ts";
import { answerRoute, buildUrl, visitOfficePage } from "../server/testing/office-pages.ts";
import { sql } from "drizzle-orm";
import type { Known, Visit } from "./visits.ts";

/** What the pages with an id are visited by. Somebody has conversations, a viewing and an offer each. */
export async function readKnown({ database: { orm }, now }: AppContext): Promise<Known> {
  const { rows } = await orm.execute<
    Omit<Known, "caseToken" | "homeToken"> & { landlord: string }
  >(sql`
    select (select id from listings where id = b.listing_id) as home,
      (select id from listing_records where origin = 'blm' and state = 'available' order by id limit 1) as "fedHome",
      o.listing_id as "offeredHome", v.id::text as conversation, v.contact_id::text as contact,
      md5('c2')::uuid::text as "otherContact", md5('m400')::uuid::text as mail, b.appointment_id::text as appointment,
      b.calendar_uid::text as viewing, (select id from enquiries order by created_at desc limit 1) as enquiry,
      b.id as booking, o.id as offer, (select id::text from tenancies where state = 'progressing' order by id limit 1) as let,
      md5('s1')::uuid::text as colleague, (select id::text from landlords order by id limit 1) as landlord
    from (select * from bookings where starts_at > ${now().toISOString()}::timestamptz and state <> 'cancelled' order by id limit 1) b,
      (select * from offers where state = 'submitted' order by id limit 1) o,
      (select * from conversations where id = md5('v5')::uuid) v`);
  const { landlord, ...known } = rows[0]!;
  const link = async (owner: Parameters<typeof createCaseLink>[1]) => {
    const made = await orm.transaction((tx) =>
      createCaseLink(tx, owner, { siteUrl: officeOrigin, at: now() }),
    );
    return made.url.split("/").at(-1)!;
  };
  return {
    ...known,
    caseToken: await link({ contactId: known.contact }),
    homeToken: await link({ landlordId: landlord }),
  };
}

/** Somebody who may see everything. */
export async function signInOwner(
  { database: { orm }, now }: AppContext,
  staffId: string,
): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const token = await orm.transaction((tx) =>
    startSession(tx, browser.request(), { staffId, method: "passkey", at: now() }),
  );
  browser.keep(`__Host-office=${token}`);
  return browser;
}

export function walkOffice(
  app: AppContext,
  browser: TestBrowser,
  { path, params = {}, search }: Visit,
) {
  return visitOfficePage(app, browser, { pattern: path, params, search });
}

export function walkSite(app: AppContext, { path, params = {}, search = "" }: Visit) {
  const url = buildUrl(path, params, search);
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(clientAddress, "192.0.2.1");
  context.set(siteOrigin, officeOrigin);
  const { file } = siteRoutes.find((route) => (route.path ?? "") === path)!;
  return answerRoute(file, { request: new Request(url), url, pattern: path, params, context });
}

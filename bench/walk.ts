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

/** What the pages with an id are visited by, all of one branch: of the largest that has each of them. */
export async function readKnown({ database: { orm }, now }: AppContext): Promise<Known> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await orm.execute<
    Omit<Known, "caseToken" | "homeToken"> & { landlord: string }
  >(sql`
    select home.branch::text as branch, home.id as home, b.appointment_id::text as appointment,
      b.calendar_uid::text as viewing, b.id as booking,
      (select seen.calendar_uid::text from bookings seen join listing_records h on h.id = seen.listing_id
        where h.branch = home.branch and seen.state = 'confirmed' and seen.starts_at < ${at}
        order by seen.starts_at desc limit 1) as "seenViewing", fed.id as "fedHome", o.id as offer,
      o.listing_id as "offeredHome", v.id::text as conversation, v.contact_id::text as contact,
      md5('c2')::uuid::text as "otherContact", md5('m400')::uuid::text as mail,
      md5('m9')::uuid::text as "waitingMail", t.id::text as let,
      lh.landlord_id::text as landlord, (select e.id from enquiries e join listing_records h on h.id = e.listing_id
        where h.branch = home.branch and h.state = 'available' and e.kind = 'viewing'
          and exists (select from conversation_messages m where m.record_id = e.id and m.request_kind = 'viewing')
        order by e.created_at desc limit 1) as enquiry,
      md5('s1')::uuid::text as colleague,
      (select id::text from staff where staff.branch = home.branch and is_limited limit 1) as limited
    from (select branch, count(*) as homes from listing_records group by branch) size
    join listing_records home on home.branch = size.branch
    join bookings b on b.listing_id = home.id and b.starts_at > ${at} and b.state <> 'cancelled'
    cross join lateral (select id from listing_records h
      where h.branch = home.branch and origin = 'blm' and state = 'available' order by id limit 1) fed
    cross join lateral (select o.* from offers o join listing_records h on h.id = o.listing_id
      where h.branch = home.branch and o.state = 'submitted' order by o.id limit 1) o
    cross join lateral (select t.* from tenancies t join listing_records h on h.id = t.listing_id
      where h.branch = home.branch and t.state = 'progressing' order by t.id limit 1) t
    cross join lateral (select landlord_id from landlord_homes l join listing_records h on h.id = l.listing_id
      where h.branch = home.branch and l.landlord_id is not null order by landlord_id limit 1) lh
    cross join lateral (select * from conversations v
      where v.branch = home.branch and v.lane <> 'closed' order by v.asked_at desc limit 1) v
    order by size.homes desc, b.id limit 1`);
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

/** @param branch whose records alone the lists show */
export async function signIn(
  { database: { orm }, now }: AppContext,
  staffId: string,
  branch?: string,
): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const token = await orm.transaction((tx) =>
    startSession(tx, browser.request(), { staffId, method: "passkey", at: now() }),
  );
  browser.keep(`__Host-office=${token}`);
  if (branch !== undefined) browser.keep(`__Host-office-branch=${branch}`);
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

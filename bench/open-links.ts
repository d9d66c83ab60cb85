import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { LinkPurpose } from "../domain/shared/mail/link-slot.ts";
import { createAccessLink } from "../server/access-links/access-links.ts";
import type { AppContext } from "../server/app-context.ts";
import { type PageOwner } from "../server/customer-page-links/case-owner.ts";
import { createCaseLink } from "../server/testing/create-case-link.ts";
import { inviteToOffer } from "../server/offers/invite-to-offer.ts";
import type { Queryable } from "../server/platform/database/client.ts";
import { makeKey } from "../server/staff/account/staff-keys.ts";
import { officeOrigin } from "../server/testing/office.ts";
import { renewCalendarAddress } from "../server/viewings/diary/calendar-address.ts";
import { filledUntil } from "./many-records.ts";

/** What addresses nobody can guess end with. */
export interface OpenLinks {
  renter: string;
  landlord: string;
  /** Of a viewing request, and of a viewing that is ahead. */
  enquiry: string;
  booking: string;
  /** Of an offer of times for a viewing. */
  times: string;
  calendar: string;
  confirmAlert: string;
  stopAlert: string;
  /** Of an offer that waits to be filled in. */
  offer: string;
  /** Of somebody who was written to in each kind of campaign. */
  recipients: { request: string; check: string; survey: string };
  /** By which another program writes homes. */
  key: string;
}

interface Owners {
  contact: string;
  landlord: string;
  enquiry: string;
  booking: string;
  unbooked: string;
  home: string;
  colleague: string;
}

/** Makes each link as the mail or page that shows it does, of somebody who is in the filled database. */
export async function openLinks(
  app: AppContext,
  { contact, landlord, enquiry, booking, unbooked, home, colleague }: Owners,
): Promise<OpenLinks> {
  const { orm } = app.database;
  const invited = await inviteToOffer(app, {
    listingId: home,
    applicant: {
      firstname: "Priya",
      lastname: "Raman",
      phone: "07700 900123",
      email: "priya@example.com",
    },
    siteUrl: officeOrigin,
  });
  const scopes = ["listings:write", "listings:publish", "photos:write"] as const;
  const made = await makeKey(app, { staffId: colleague }, { name: "Stock", scopes });
  if (!invited.ok || !made.ok) throw new Error("A link could not be made.");
  return {
    renter: await openCaseLink(orm, { contactId: contact }),
    landlord: await openCaseLink(orm, { landlordId: landlord }),
    enquiry: await openRecord(orm, "enquiry", enquiry),
    booking: await openRecord(orm, "booking", booking),
    times: await openRecord(orm, "offered-times", await offerTimes(orm, unbooked)),
    calendar: await renewCalendarAddress(app, { staffId: colleague }),
    ...(await askForAlert(orm)),
    offer: await openRecord(orm, "offer", invited.answer.id),
    recipients: {
      request: await writeTo(orm, "request-viewing"),
      check: await writeTo(orm, "renter-check"),
      survey: await writeTo(orm, "renter-survey"),
    },
    key: made.answer.key,
  };
}

/** @returns the secret of a new link */
export async function openCaseLink(orm: Queryable, owner: PageOwner): Promise<string> {
  const made = await orm.transaction((tx) =>
    createCaseLink(tx, owner, { siteUrl: officeOrigin, at: filledUntil }),
  );
  return made.url.split("/").at(-1)!;
}

/** @returns the secret of a new link */
export async function openRecord(
  orm: Queryable,
  purpose: LinkPurpose,
  recordId: string,
): Promise<string> {
  return (await createAccessLink(orm, { purpose, recordId, at: filledUntil })).secret;
}

/** Every half hour of some days and colleagues, of which the page shows those that are free. */
async function offerTimes(orm: Queryable, enquiryId: string): Promise<string> {
  const day = Date.parse("2026-12-01T09:00:00Z");
  const times = Array.from({ length: 256 }, (_, n) => ({
    startsAt: new Date(day + Math.floor(n / 64) * 86_400_000 + (n % 16) * 1_800_000).toISOString(),
    negotiatorId: 1 + (Math.floor(n / 16) % 4),
  }));
  const { rows } = await orm.execute<{ id: string }>(sql`
    insert into offered_times (listing_id, contact_id, enquiry_id, channel, times, at)
    select listing_id, contact_id, id, 'mail', ${JSON.stringify(times)}::jsonb,
      ${filledUntil.toISOString()}::timestamptz from enquiries where id = ${enquiryId}
    returning id::text as id`);
  return rows[0]!.id;
}

async function askForAlert(orm: Queryable) {
  const id = randomUUID();
  await orm.execute(sql`
    insert into alerts (id, email, email_key, search, description, frequency, state, link_origin, created_at)
    values (${id}, 'ada@example.com', 'ada@example.com', 'area=hackney', 'Hackney', 'daily', 'pending',
      ${officeOrigin}, ${filledUntil.toISOString()}::timestamptz)`);
  return {
    confirmAlert: await openRecord(orm, "alert-confirm", id),
    stopAlert: await openRecord(orm, "alert-stop", id),
  };
}

async function writeTo(orm: Queryable, kind: string): Promise<string> {
  const id = randomUUID();
  await orm.execute(sql`
    with campaign as (
      insert into campaigns (kind, dev, created_at, sent_at)
      values (${kind}, 'Orchard Yard', ${filledUntil.toISOString()}::timestamptz, ${filledUntil.toISOString()}::timestamptz)
      returning id)
    insert into campaign_recipients (id, campaign_id, name, email, email_key, created_at)
    select ${id}, id, 'Ada Obi', 'ada@example.com', 'ada@example.com', ${filledUntil.toISOString()}::timestamptz from campaign`);
  return openRecord(orm, "campaign", id);
}

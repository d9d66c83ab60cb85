import { randomUUID } from "node:crypto";
import { contacts } from "../../contacts/contact-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { negotiators } from "../../viewings/diary/diary-tables.ts";
import { campaignRecipients } from "../../campaigns/campaign-tables.ts";
import { alerts } from "../../alerts/alert-tables.ts";
import type { AppContext } from "../../app-context.ts";
import { addListedHomes } from "../listed-homes.ts";
import { createListing } from "../listing.ts";
import { makeLink } from "../link-secrets.ts";
import { bookViewing } from "../../viewings/bookings/book-viewing.ts";
import { inviteToOffer } from "../../offers/invite-to-offer.ts";
import { sendCampaign } from "../../campaigns/send-campaign.ts";

export const victim = {
  firstname: "Ottoline",
  lastname: "Quillfeather",
  phone: "07700 900999",
  email: "ottoline.quillfeather@example.com",
};

/**
 * Must never appear in a response: personal data and door numbers. The incode stands here as responses
 * would write it, because a random id can contain its three characters.
 */
export const secrets = [
  "Quillfeather",
  "07700 900999",
  "Flat 3",
  " 7ZZ",
  '"7ZZ',
  "E27ZZ",
  "999999_T1",
];

const liteHome = { name: "Tidewater Wharf", companyName: "Tidewater Living", liteOffer: true };

/** What opens the victim's records, each the only key to its record. */
export interface Keys {
  home: string;
  liteHome: string;
  enquiry: string;
  booking: string;
  offer: string;
  liteOffer: string;
  recipient: string;
  stopAlert: string;
}

export async function createVictim(app: AppContext): Promise<Keys> {
  const { orm } = app.database;
  const home = createListing().id;
  const lite = createListing({ id: "p00000000002", agentRef: "999999_T2", development: liteHome });
  await addListedHomes(app.database, [createListing(), lite]);
  const enquiryId = await ask(app, home);
  const [negotiator] = await orm
    .insert(negotiators)
    .values({ name: "Tom Hesketh", email: "tom@lintel.example.com", phone: "020 7946 0186" })
    .returning();
  const plan = { date: "2026-12-03", time: "18:00", minutes: 30, negotiatorId: negotiator!.id };
  const booked = await bookViewing(app, { ...plan, enquiryId }, "command line");
  const people = [{ name: `${victim.firstname} ${victim.lastname}`, email: victim.email }];
  await sendCampaign(app, {
    kind: "renter-survey",
    dev: "",
    people,
    dryRun: false,
    again: false,
  });
  const [recipient] = await orm.select().from(campaignRecipients);
  if (!booked.ok) throw new Error(booked.refusal.detail);
  return {
    home,
    liteHome: lite.id,
    enquiry: await makeLink(app.database.orm, "enquiry", enquiryId),
    booking: await makeLink(app.database.orm, "booking", booked.answer.bookingId),
    offer: await invite(app, home),
    liteOffer: await invite(app, lite.id),
    recipient: await makeLink(orm, "campaign", recipient!.id),
    stopAlert: await watch(app),
  };
}

async function ask({ database }: AppContext, listingId: string): Promise<string> {
  const [contact] = await database.orm
    .insert(contacts)
    .values({ ...victim, emailKey: victim.email, phoneKey: victim.phone })
    .returning();
  const id = randomUUID();
  const message = "Evenings suit me";
  await database.orm
    .insert(enquiries)
    .values({ id, kind: "viewing", listingId, contactId: contact!.id, message });
  return id;
}

export async function invite(
  app: AppContext,
  listingId: string,
  applicant = victim,
): Promise<string> {
  const siteUrl = "https://lettings.example.com";
  const invited = await inviteToOffer(app, { listingId, applicant, siteUrl });
  if (!invited.ok) throw new Error(invited.refusal.detail);
  return makeLink(app.database.orm, "offer", invited.answer.id);
}

async function watch({ database }: AppContext): Promise<string> {
  const id = "0d6ff0a5-7c2f-4c65-9d4e-3b6b1a8a1c01";
  await database.orm.insert(alerts).values({
    id,
    email: victim.email,
    emailKey: victim.email,
    frequency: "daily",
    search: "area=shoreditch",
    description: "Homes in Shoreditch",
    state: "active",
    linkOrigin: "https://lettings.example.com",
    createdAt: new Date("2026-11-20T12:00:00Z"),
  });
  return makeLink(database.orm, "alert-stop", id);
}

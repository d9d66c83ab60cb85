import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { createOfferBody, type OfferDraft } from "../../domain/offers/offer.ts";
import { createOfferDetails, createOfferTenant } from "./offer-form.ts";
import { schedule, status, wishes } from "./view-request.ts";
import { createViewRequest } from "./viewings.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { campaignRecipients } from "../campaigns/campaign-tables.ts";
import type { Database } from "../platform/database/client.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries, qualifications } from "../enquiries/enquiry-tables.ts";
import { enterRequest } from "../inbox/requests/enter-request.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";
import { offers } from "../offers/offer-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { anyEngine, emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { staff } from "../staff/staff-tables.ts";
import { somebody } from "./office-forms.ts";
import { testMail } from "./mail.ts";
import { seededMoment } from "./seeded-moment.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { createListing } from "./listing.ts";
import { addListedHomes } from "./listed-homes.ts";
import { makeLink } from "./link-secrets.ts";
import { inviteToOffer } from "../offers/invite-to-offer.ts";

export const ada = {
  firstname: "Ada",
  lastname: "Brough",
  phone: "07700 900123",
  email: "Ada@example.com",
};
export const bea = { ...ada, firstname: "Bea", phone: "07700 900456", email: "bea@example.com" };

export function usePeople(engine: TestEngine = anyEngine) {
  const database = useDatabase(engine);
  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [createListing()]);
  });

  async function post(call: string, body: object): Promise<void> {
    const app = createTestApp(await createTestContext(database()));
    const response = await app.request(`http://localhost/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(await response.text());
  }
  return {
    database,
    count: () => countRows(database()),
    ...findOffers(database, post),
    post,
    ring: (fields: object) => ring(database(), fields),
    appContext: (changes?: Parameters<typeof createTestContext>[1]) =>
      createTestContext(database(), changes),
    audited: () => database().orm.select().from(audit),
    mail: (changes: Partial<typeof outbox.$inferInsert>) =>
      database()
        .orm.insert(outbox)
        .values({ ...testMail, ...changes }),
    enquire: (applicant = ada) =>
      post("submitenquiry", {
        listingid: createListing().id,
        applicant,
        extra: { freetext: "Is the cellar dry?" },
      }),
    beginViewing: (applicant = ada) =>
      post("addrenter", { listingid: createListing().id, applicant }),
    requestViewing: (applicant = ada) =>
      post("viewrequest", createViewRequest({ ...applicant, ...status, ...wishes, ...schedule })),
    askValuation: (applicant = ada, from = {}) =>
      post("valrequest", { freetext: "14 Calvert Terrace", applicant, ...from }),
    write: (email?: string) =>
      post("contactus", { contact: { ...ada, email }, body: "About the cellar" }),
    refer: (by = ada, landlord = bea) =>
      post("referral", {
        name: `${by.firstname} ${by.lastname}`,
        email: by.email,
        landlordName: `${landlord.firstname} ${landlord.lastname}`,
        landlordEmail: landlord.email,
        landlordPhone: landlord.phone,
      }),
    watch: (email = ada.email) =>
      post("alert", { email, search: "area=shoreditch", frequency: "daily" }),
  };
}

function findOffers(database: () => Database, post: (call: string, body: object) => Promise<void>) {
  async function invite(applicant = ada): Promise<string> {
    const outcome = await inviteToOffer(await createTestContext(database()), {
      listingId: createListing().id,
      applicant,
      siteUrl: "http://localhost",
    });
    if (!outcome.ok) throw new Error(outcome.refusal.detail);
    return makeLink(database().orm, "offer", outcome.answer.id);
  }
  return {
    invite,
    enter: (id: string, draft: OfferDraft) => post(`offer/${id}/draft`, { draft, version: 0 }),
    offer: async (tenants: (typeof ada)[], applicant = ada) => {
      const rentshare = String(100 / tenants.length);
      const body = createOfferBody({
        id: await invite(applicant),
        home: { liteOffer: false, isB2B: false, development: null },
        details: createOfferDetails(),
        tenants: tenants.map((tenant) => createOfferTenant({ ...tenant, rentshare })),
        recaptchaToken: "token",
      });
      await post("placeoffer", body);
    },
  };
}

async function countRows({ orm }: Database) {
  return {
    contacts: await orm.$count(contacts),
    enquiries: await orm.$count(enquiries),
    requests: await orm.$count(requests),
    alerts: await orm.$count(alerts),
    campaigns: await orm.$count(campaignRecipients),
    bookings: await orm.$count(bookings),
    begun: await orm.$count(begunEnquiries),
    qualifications: await orm.$count(qualifications),
    offers: await orm.$count(offers),
    mails: await orm.$count(outbox),
  };
}

/** A colleague enters what somebody asks by telephone. */
async function ring(database: Database, fields: object): Promise<string> {
  const { staffId: id } = somebody;
  const colleague = { id, name: "Gail", email: "g@example.com", emailKey: "g@example.com" };
  await database.orm
    .insert(staff)
    .values({ ...colleague, role: "owner", invitedAt: seededMoment })
    .onConflictDoNothing();
  const app = await createTestContext(database);
  const entered = await enterRequest(app, fields, readStaffSubmission(somebody, {}));
  if (!entered.ok) throw new Error(entered.refusal.detail);
  return entered.answer.id;
}

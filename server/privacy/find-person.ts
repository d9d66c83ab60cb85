import { eq, inArray, or, sql } from "drizzle-orm";
import type { MailRecord } from "../../domain/shared/mail-kinds.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { listBookingsByContact, findViewingAnswers } from "../viewings/personal-data.ts";
import { listCampaignsByEmail } from "../campaigns/campaigns.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listConversationsOf } from "../conversations/personal-data.ts";
import { listHeldMailsOf } from "../mail-in/personal-data.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { offers, offerTenants } from "../offers/offer-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
export type PersonRecord = Awaited<ReturnType<typeof findPerson>>;

/**
 * @param email in any case, untrimmed
 */
export async function findPerson(db: Queryable, email: string) {
  const key = email.trim().toLowerCase();
  const people = await db.select().from(contacts).where(eq(contacts.emailKey, key));
  const contactIds = people.map(({ id }) => id);
  const ownEnquiries = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.contactId, contactIds));
  const requested = await db
    .select()
    .from(requests)
    .where(
      or(
        inArray(requests.contactId, contactIds),
        ...collectEmails.map((path) =>
          eq(sql`lower(${requests.payload} #>> ${path}::text[])`, key),
        ),
      ),
    );
  const watched = await db.select().from(alerts).where(eq(alerts.emailKey, key));
  const offered = await findOffers(db, contactIds, key);
  const campaigns = await listCampaignsByEmail(db, key);
  const bookings = await listBookingsByContact(db, contactIds);
  const viewing = await findViewingAnswers(
    db,
    contactIds,
    ownEnquiries.map(({ id }) => id),
  );
  const conversations = await listConversationsOf(db, contactIds, key);
  const own: Record<MailRecord, { id: string }[]> = {
    enquiry: ownEnquiries,
    request: requested,
    alert: watched,
    campaign: campaigns,
    booking: bookings,
    offer: offered,
    conversation: conversations,
  };
  const mails = await findMails(db, key, own);
  return {
    key,
    contacts: people,
    enquiries: ownEnquiries,
    requests: requested,
    alerts: watched,
    campaigns,
    bookings,
    ...viewing,
    offers: offered,
    conversations,
    heldMails: await listHeldMailsOf(db, key),
    mails,
    staff: colleagues,
  };
}

/** About one of the person's records, to them or from them. */
function findMails(db: Queryable, key: string, own: Record<MailRecord, { id: string }[]>) {
  const aboutIds = Object.values(own).flatMap((records) => records.map(({ id }) => id));
  return db
    .select()
    .from(outbox)
    .where(
      or(
        inArray(outbox.aboutId, aboutIds),
        eq(sql`lower(${outbox.recipient})`, key),
        eq(sql`lower(${outbox.replyTo})`, key),
      ),
    );
}

/** Offers where the person is the applicant or a tenant, submitted or not. */
async function findOffers(db: Queryable, contactIds: string[], key: string) {
  const asTenant = db
    .select({ id: offerTenants.offerId })
    .from(offerTenants)
    .where(eq(offerTenants.emailKey, key));
  const entered = sql`exists (select 1 from jsonb_array_elements(${offers.draft} -> 'tenants') tenant where lower(trim(tenant ->> 'email')) = ${key})`;
  return db
    .select()
    .from(offers)
    .where(or(inArray(offers.contactId, contactIds), inArray(offers.id, asTenant), entered));
}

/** JSON paths of e-mail addresses in payloads: of a message, a referrer and a landlord. */
const collectEmails = ["{contact,email}", "{email}", "{landlordEmail}"];

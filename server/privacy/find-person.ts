import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { type MailRecord, staffMailKinds } from "../../domain/shared/mail/mail-kinds.ts";
import { alerts } from "../alerts/alert-tables.ts";
import { findViewingAnswers, listBookingsByContact } from "../viewings/personal-data.ts";
import { listCampaignsByEmail } from "../campaigns/campaigns.ts";
import type { Queryable } from "../platform/database/client.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { listClaims } from "../contacts/claim-contact.ts";
import { listMarketingChoices } from "../contacts/marketing-choices.ts";
import {
  contactColumns,
  type ContactRow,
  listConfirmedContactIds,
  listContacts,
  listPersonContactIds,
} from "../contacts/person-contacts.ts";
import type { Calls } from "../conversations/personal-data.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { offers, offerTenants } from "../offers/offer-tables.ts";
import { staff } from "../staff/staff-tables.ts";
import { requests } from "../requests/request-tables.ts";
import type { SubjectKey } from "./data-subject.ts";
import { findDiaryRecords } from "./find-diary-records.ts";
import { findTenanciesOf } from "./find-tenancies.ts";
import { findWritten } from "./find-written.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
export type PersonRecord = Awaited<ReturnType<typeof findPerson>>;

/**
 * Finds everything of the person who has an e-mail address, also what is under other addresses of
 * contacts that staff have joined; of who gave none what is their contact's or under their number.
 * @param key an address in any case, untrimmed
 */
export async function findPerson(db: Queryable, key: SubjectKey) {
  const { keys, calls, contacts: people } = await findContacts(db, key);
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
          inArray(sql`lower(${requests.payload} #>> ${path}::text[])`, keys),
        ),
      ),
    );
  const watched = await db.select().from(alerts).where(inArray(alerts.emailKey, keys));
  const offered = await findOffers(db, contactIds, keys);
  const campaigns = await listCampaignsByEmail(db, keys);
  const bookings = await listBookingsByContact(db, contactIds);
  const enquiryIds = ownEnquiries.map(({ id }) => id);
  const viewing = await findViewingAnswers(db, contactIds, enquiryIds);
  const written = await findWritten(db, contactIds, keys, calls);
  const colleagues = await db.select().from(staff).where(inArray(staff.emailKey, keys));
  const ofTenancies = await findTenanciesOf(db, contactIds);
  const diary = await findDiaryRecords(db, contactIds, keys);
  const own: OwnRecords = {
    enquiry: ownEnquiries,
    request: requested,
    alert: watched,
    campaign: campaigns,
    booking: bookings,
    // A notice to the negotiator says where to go: for a valuation, to where they live.
    appointment: diary.appointments,
    offer: offered,
    conversation: written.conversations,
    tenancy: ofTenancies.tenancies,
    landlord: ofTenancies.landlords,
    "own-page": [...people, ...ofTenancies.landlords],
  };
  const mails = await findMails(db, keys, own);
  return {
    keys,
    contacts: people,
    ...(await findSaid(db, contactIds)),
    enquiries: ownEnquiries,
    requests: requested,
    alerts: watched,
    campaigns,
    bookings,
    ...viewing,
    ...diary,
    offers: offered,
    ...written,
    ...ofTenancies,
    mails,
    staff: colleagues,
  };
}

/**
 * The person's addresses and contacts. Contacts under an address belong to whoever has it, and a
 * contact that staff have joined to another brings that one's address.
 */
async function findContacts(
  db: Queryable,
  key: SubjectKey,
): Promise<{ keys: string[]; calls: Calls | null; contacts: ContactRow[] }> {
  if (typeof key !== "string" && "phoneKey" in key) {
    const gaveNumberAlone = and(eq(contacts.phoneKey, key.phoneKey), isNull(contacts.emailKey));
    const found = await db.select(contactColumns).from(contacts).where(gaveNumberAlone);
    const calls = { phoneKeys: [key.phoneKey], names: null };
    return { keys: [], calls, contacts: found };
  }
  if (typeof key !== "string" && "contactId" in key) {
    const found = await listContacts(db, await listPersonContactIds(db, [key.contactId]));
    const [emailKey] = found.flatMap((contact) => contact.emailKey ?? []);
    if (emailKey !== undefined) return findContacts(db, emailKey);
    return { keys: [], calls: toCalls(found), contacts: found };
  }
  const emailKey = toEmailKey(getEmail(key));
  const listIds = typeof key === "string" ? listPersonContactIds : listConfirmedContactIds;
  let keys = [emailKey];
  for (;;) {
    const under = await db
      .select({ id: contacts.id })
      .from(contacts)
      .where(inArray(contacts.emailKey, keys));
    const ids = await listIds(
      db,
      under.map(({ id }) => id),
    );
    const found = await listContacts(db, ids);
    const all = [...new Set([emailKey, ...found.flatMap((contact) => contact.emailKey ?? [])])];
    if (all.length === keys.length) {
      // A mailbox proves no number: anybody can have given that of somebody who only rang.
      return { keys, calls: typeof key === "string" ? toCalls(found) : null, contacts: found };
    }
    keys = all;
  }
}

function toCalls(people: readonly ContactRow[]): Calls {
  return { phoneKeys: people.map(({ phoneKey }) => phoneKey), names: people };
}

export function getEmail(key: string | { mailbox: string }): string {
  return typeof key === "string" ? key : key.mailbox;
}

/** What they said of being written to, and what was typed with their requests. */
async function findSaid(db: Queryable, contactIds: readonly string[]) {
  return {
    choices: await listMarketingChoices(db, contactIds),
    claims: await listClaims(db, contactIds),
  };
}

/** Mails about a home name nobody but those who work here, and whom they go to. */
type OwnRecords = Record<Exclude<MailRecord, "staff" | "home">, { id: string }[]>;

/**
 * About one of the person's records, to them or from them. Mails to staff are left out: whoever
 * makes the copy could read a colleague's invitation in it.
 */
function findMails(db: Queryable, keys: string[], own: OwnRecords) {
  const aboutIds = Object.values(own).flatMap((records) => records.map(({ id }) => id));
  return db
    .select()
    .from(outbox)
    .where(
      and(
        notInArray(outbox.kind, staffMailKinds),
        or(
          inArray(outbox.aboutId, aboutIds),
          inArray(sql`lower(${outbox.recipient})`, keys),
          and(isNotNull(outbox.replyTo), inArray(sql`lower(${outbox.replyTo})`, keys)),
        ),
      ),
    );
}

/** Offers where the person is the applicant or a tenant, submitted or not. */
async function findOffers(db: Queryable, contactIds: string[], keys: string[]) {
  const asTenant = db
    .select({ id: offerTenants.offerId })
    .from(offerTenants)
    .where(inArray(offerTenants.emailKey, keys));
  const tenantEmail: SQL = sql`lower(trim(tenant ->> 'email'))`;
  const entered = sql`${offers.draft} is not null and exists (select 1 from jsonb_array_elements(${offers.draft} -> 'tenants') tenant where ${inArray(tenantEmail, keys)})`;
  return db
    .select()
    .from(offers)
    .where(
      inArray(
        offers.id,
        unionAll(
          db.select({ id: offers.id }).from(offers).where(inArray(offers.contactId, contactIds)),
          asTenant,
          db.select({ id: offers.id }).from(offers).where(entered),
        ),
      ),
    );
}

/** JSON paths of e-mail addresses in payloads: of a message, a referrer and a landlord. */
const collectEmails = ["{contact,email}", "{email}", "{landlordEmail}"];

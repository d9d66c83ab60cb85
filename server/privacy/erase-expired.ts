import { and, eq, inArray, lt, lte, ne, notExists, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { Transaction } from "../platform/database/client.ts";
import { bookings } from "../viewings/booking-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { eraseOldConversations, eraseRequestMessages } from "../conversations/personal-data.ts";
import { contactMerges, contacts } from "../contacts/contact-tables.ts";
import { begunEnquiries, enquiries } from "../enquiries/enquiry-tables.ts";
import { eraseExpiredDocuments } from "../documents/documents.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { eraseOldTenancies } from "../tenancies/personal-data.ts";
import { tenancyPeople } from "../tenancies/tenancy-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import {
  eraseAppointments,
  eraseKeyHolders,
  eraseOfferedTimes,
  eraseTenantsInHomes,
  eraseWaits,
} from "../viewings/diary-retention.ts";
import {
  eraseBookings,
  eraseBegunEnquiries,
  eraseQualifications,
} from "../viewings/personal-data.ts";

/** Rows of one kind erased per transaction, so that other transactions get a turn. */
const batchSize = 500;

export type ErasedCounts = Record<(typeof kinds)[number], number>;

/**
 * Erases what exceeds the periods of `domain/privacy/retention.ts`: enquiries, answers, viewings,
 * the diary, requests, offers, their mails, other old mails and unused contacts. Alerts, campaigns and offer
 * drafts are handled by `delete-expired-alerts.ts`, `delete-expired-campaigns.ts` and
 * `forget-offer-drafts.ts`.
 */
export async function eraseExpired(
  { database, now }: Pick<AppContext, "database" | "now">,
  stopping?: AbortSignal,
): Promise<ErasedCounts> {
  const moment = now();
  const steps: ((tx: Transaction) => Promise<Part>)[] = [
    (tx) => eraseEnquiries(tx, subtractPeriod(moment, retention.enquiry.keep)),
    (tx) => eraseBegunEnquiries(tx, subtractPeriod(moment, retention.begunEnquiry.keep), batchSize),
    (tx) =>
      eraseQualifications(tx, subtractPeriod(moment, retention.qualification.keep), batchSize),
    (tx) => eraseBookings(tx, subtractPeriod(moment, retention.booking.keep), batchSize),
    (tx) => eraseAppointments(tx, subtractPeriod(moment, retention.appointment.keep), batchSize),
    (tx) => eraseWaits(tx, subtractPeriod(moment, retention.wait.keep), batchSize),
    (tx) => eraseOfferedTimes(tx, subtractPeriod(moment, retention.offeredTime.keep), batchSize),
    (tx) => eraseTenantsInHomes(tx, subtractPeriod(moment, retention.tenantInHome.keep), batchSize),
    (tx) => eraseKeyHolders(tx, subtractPeriod(moment, retention.keyHolder.keep), batchSize),
    (tx) => eraseRequests(tx, subtractPeriod(moment, retention.request.keep)),
    (tx) => eraseOffers(tx, subtractPeriod(moment, retention.offer.keep)),
    (tx) =>
      eraseOldConversations(tx, subtractPeriod(moment, retention.conversation.keep), batchSize),
    (tx) => eraseExpiredDocuments(tx, getLondonDate(moment), batchSize),
    (tx) => eraseOldTenancies(tx, getLondonDate(moment), batchSize),
    (tx) => eraseMails(tx, subtractPeriod(moment, retention.mail.keep)),
    (tx) => eraseContacts(tx, subtractPeriod(moment, { days: 1 })),
  ];
  const total: ErasedCounts = {
    enquiries: 0,
    begun: 0,
    qualifications: 0,
    bookings: 0,
    appointments: 0,
    waits: 0,
    offeredTimes: 0,
    tenants: 0,
    keyHolders: 0,
    requests: 0,
    offers: 0,
    conversations: 0,
    documents: 0,
    tenancies: 0,
    mails: 0,
    contacts: 0,
  };
  for (const step of steps) {
    let lot: number;
    do {
      if (stopping?.aborted) return total;
      const erased = await database.orm.transaction(async (tx) => {
        // A second process working on the same rows would write a second audit row.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('retention', 0))`);
        const part = await step(tx);
        if (sum(part) > 0) await auditErasure(tx, getLondonDate(moment), part);
        return part;
      });
      for (const kind of kinds) total[kind] += erased[kind] ?? 0;
      lot = Math.max(0, ...Object.values(erased));
    } while (lot >= batchSize);
  }
  return total;
}

type Part = Partial<ErasedCounts>;

const kinds = [
  "enquiries",
  "begun",
  "qualifications",
  "bookings",
  "appointments",
  "waits",
  "offeredTimes",
  "tenants",
  "keyHolders",
  "requests",
  "offers",
  "conversations",
  "documents",
  "tenancies",
  "mails",
  "contacts",
] as const;

async function auditErasure(tx: Transaction, day: string, detail: Part): Promise<void> {
  await recordAudit(tx, {
    actor: "job",
    action: "retention.erased",
    subject: "day",
    subjectId: day,
    detail,
  });
}

async function eraseEnquiries(tx: Transaction, until: Date): Promise<Part> {
  const old = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(lte(enquiries.createdAt, until))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await tx.delete(enquiries).where(inArray(enquiries.id, ids));
  return { enquiries: ids.length, mails: mails.length };
}

async function eraseRequests(tx: Transaction, until: Date): Promise<Part> {
  const old = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(lte(requests.createdAt, until))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await tx.delete(requests).where(inArray(requests.id, ids));
  return { requests: ids.length, mails: mails.length };
}

/** Cascades to tenants and history. */
async function eraseOffers(tx: Transaction, until: Date): Promise<Part> {
  const old = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(lte(sql`coalesce(${offers.submittedAt}, ${offers.invitedAt})`, until))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await tx.delete(offers).where(inArray(offers.id, ids));
  return { offers: ids.length, mails: mails.length };
}

/** A queued mail is never old, whenever it was written. */
async function eraseMails(tx: Transaction, until: Date): Promise<Part> {
  const old = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(ne(outbox.state, "waiting"), lte(outbox.createdAt, until)))
    .limit(batchSize);
  const mails = await tx.delete(outbox).where(inArray(outbox.id, old)).returning(mailId);
  return mails.length > 0 ? { mails: mails.length } : {};
}

/**
 * A new contact may be about to get its enquiry, so it is left for a day. One to which staff have
 * joined others stands for the person as long as those are there.
 */
async function eraseContacts(tx: Transaction, until: Date): Promise<Part> {
  const unused = and(
    lt(contacts.updatedAt, until),
    notExists(tx.select().from(enquiries).where(eq(enquiries.contactId, contacts.id))),
    notExists(tx.select().from(begunEnquiries).where(eq(begunEnquiries.contactId, contacts.id))),
    notExists(tx.select().from(bookings).where(eq(bookings.contactId, contacts.id))),
    notExists(tx.select().from(requests).where(eq(requests.contactId, contacts.id))),
    notExists(tx.select().from(offers).where(eq(offers.contactId, contacts.id))),
    notExists(tx.select().from(tenancyPeople).where(eq(tenancyPeople.contactId, contacts.id))),
    notExists(tx.select().from(landlords).where(eq(landlords.contactId, contacts.id))),
    notExists(tx.select().from(contactMerges).where(eq(contactMerges.intoId, contacts.id))),
    notExists(tx.select().from(conversations).where(eq(conversations.contactId, contacts.id))),
  );
  const old = tx.select({ id: contacts.id }).from(contacts).where(unused).limit(batchSize);
  const erased = await tx
    .delete(contacts)
    .where(and(inArray(contacts.id, old), lt(contacts.updatedAt, until)))
    .returning({ id: contacts.id });
  return erased.length > 0 ? { contacts: erased.length } : {};
}

const mailId = { id: outbox.id };

function sum(part: Part): number {
  return Object.values(part).reduce((total, count) => total + count, 0);
}

import { and, asc, inArray, lte, ne, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { eraseClaims } from "../contacts/claim-contact.ts";
import { eraseOldConversations, eraseRequestMessages } from "../conversations/personal-data.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { eraseExpiredDocuments } from "../documents/documents.ts";
import { eraseOldTenancies } from "../tenancies/personal-data.ts";
import { offers } from "../offers/offer-tables.ts";
import { requests } from "../requests/request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { eraseUnusedContacts } from "./erase-unused-contacts.ts";
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
const batchSize = 100;

export type ErasedCounts = Record<(typeof kinds)[number], number>;

/**
 * Erases what exceeds the periods of `domain/privacy/retention.ts`: enquiries, answers, viewings,
 * the diary, requests, offers, their mails, other old mails and unused contacts. Alerts, campaigns and offer
 * drafts are handled by `delete-expired-alerts.ts`, `delete-expired-campaigns.ts` and the
 * job of the drafts.
 */
export async function eraseExpired(
  { database, now }: Pick<AppContext, "database" | "now">,
  stopping?: AbortSignal,
): Promise<ErasedCounts> {
  const moment = now();
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
  const run = async (step: Step): Promise<Part> => {
    const erased = await transact(database.orm, async (tx) => {
      // A second process working on the same rows would write a second audit row.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('retention', 0))`);
      const part = await step(tx);
      if (sum(part) > 0) await auditErasure(tx, getLondonDate(moment), part);
      return part;
    });
    for (const kind of kinds) total[kind] += erased[kind] ?? 0;
    return erased;
  };
  for (const step of listSteps(moment)) {
    let lot: number;
    do {
      if (stopping?.aborted) return total;
      lot = Math.max(0, ...Object.values(await run(step)));
    } while (lot >= batchSize);
  }
  // Last, as the others leave contacts without a use.
  await eraseContacts(run, subtractPeriod(moment, { days: 1 }), stopping);
  return total;
}

type Part = Partial<ErasedCounts>;
type Step = (tx: Transaction) => Promise<Part>;

/** Each of them erases a batch, oldest first. */
function listSteps(moment: Date): Step[] {
  return [
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
  ];
}

async function eraseContacts(
  run: (step: Step) => Promise<Part>,
  until: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const looked: { last: string | null } = { last: "" };
  while (looked.last !== null) {
    if (stopping?.aborted) return;
    await run(async (tx) => {
      const after = looked.last ?? "";
      const { last, ...part } = await eraseUnusedContacts(tx, { until, after });
      looked.last = last;
      return part;
    });
  }
}

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
    .orderBy(asc(enquiries.createdAt))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await eraseClaims(tx, ids);
  await tx.delete(enquiries).where(inArray(enquiries.id, ids));
  return { enquiries: ids.length, mails: mails.length };
}

async function eraseRequests(tx: Transaction, until: Date): Promise<Part> {
  const old = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(lte(requests.createdAt, until))
    .orderBy(asc(requests.createdAt))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await eraseClaims(tx, ids);
  await tx.delete(requests).where(inArray(requests.id, ids));
  return { requests: ids.length, mails: mails.length };
}

const sentAt = sql`coalesce(${offers.submittedAt}, ${offers.invitedAt})`;

/** Cascades to tenants and history. */
async function eraseOffers(tx: Transaction, until: Date): Promise<Part> {
  const old = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(lte(sentAt, until))
    .orderBy(asc(sentAt))
    .limit(batchSize);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return {};
  const mails = await tx.delete(outbox).where(inArray(outbox.aboutId, ids)).returning(mailId);
  await eraseRequestMessages(tx, ids);
  await eraseClaims(tx, ids);
  await tx.delete(offers).where(inArray(offers.id, ids));
  return { offers: ids.length, mails: mails.length };
}

/** A queued mail is never old, whenever it was written. */
async function eraseMails(tx: Transaction, until: Date): Promise<Part> {
  const old = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(ne(outbox.state, "waiting"), lte(outbox.createdAt, until)))
    .orderBy(asc(outbox.createdAt))
    .limit(batchSize);
  const mails = await tx.delete(outbox).where(inArray(outbox.id, old)).returning(mailId);
  return mails.length > 0 ? { mails: mails.length } : {};
}

const mailId = { id: outbox.id };

function sum(part: Part): number {
  return Object.values(part).reduce((total, count) => total + count, 0);
}

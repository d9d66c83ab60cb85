import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { randomUUID } from "node:crypto";
import { and, asc, inArray } from "drizzle-orm";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { offerDecisions, offerTenants } from "../offers/offer-tables.ts";
import type { requests } from "../requests/request-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import type { AppContext } from "../app-context.ts";
import type { TenantRow } from "../offers/offers.ts";
import { exportTenancies } from "../tenancies/personal-data.ts";
import type { SubjectKey } from "./data-subject.ts";
import { exportWritten } from "./export-written.ts";
import { exportDiary } from "./find-diary-records.ts";
import { exportLandlordRecords } from "./find-tenancies.ts";
import { findPerson, getEmail, type PersonRecord } from "./find-person.ts";
import { hideLinkSlots } from "../../domain/shared/mail/link-slot.ts";
import { toMailText } from "../platform/mail/render-mail.ts";

/** Values as the database gives them. `JSON.stringify` writes times in ISO 8601. */
export type PersonCopy = ReturnType<typeof copyRow> & {
  /** Null of somebody known by telephone alone. */
  email: string | null;
  telephone?: string;
  exportedAt: Date;
  offers: Awaited<ReturnType<typeof exportOffers>>;
  tenancies: Awaited<ReturnType<typeof exportTenancies>>;
  events: { at: Date; action: string; subjectId: string }[];
};

/**
 * Returns a person's data for a subject access request, ready for JSON: all that is held under
 * their address or number, without internal keys. Of a referral or offer that names others, it holds only
 * what is about them.
 */
export async function exportPerson(
  { database, now }: AppContext,
  actor: Actor,
  key: SubjectKey,
): Promise<PersonCopy> {
  return transact(database.orm, async (tx) => {
    const found = await findPerson(tx, key);
    const about = [
      ...found.enquiries,
      ...found.begun,
      ...found.requests,
      ...found.alerts,
      ...found.bookings,
      ...filterOwnOffers(found),
    ].map(({ id }) => id);
    const events = await tx
      .select({ at: audit.at, action: audit.action, subjectId: audit.subjectId })
      .from(audit)
      .where(inArray(audit.subjectId, about));
    await recordAudit(tx, {
      actor,
      action: "person.exported",
      subject: "person",
      subjectId: randomUUID(),
      detail: countRecords(found),
    });
    return {
      ...nameSubject(key, found),
      exportedAt: now(),
      ...copyRow(found),
      offers: await exportOffers(tx, found),
      tenancies: await exportTenancies(
        tx,
        found.tenancies,
        found.contacts.map(({ id }) => id),
      ),
      events,
    };
  });
}

/** By what the person is known: their address, or the number of who gave none. */
function nameSubject(key: SubjectKey, { keys, contacts }: PersonRecord) {
  if (typeof key === "string" || "mailbox" in key) return { email: toEmailKey(getEmail(key)) };
  if ("phoneKey" in key) return { email: null, telephone: `+${key.phoneKey}` };
  const [email] = keys;
  if (email !== undefined) return { email };
  return { email: null, telephone: `+${contacts[0]?.phoneKey ?? ""}` };
}

export function countRecords(found: PersonRecord) {
  return {
    contacts: found.contacts.length,
    enquiries: found.enquiries.length,
    requests: found.requests.length,
    alerts: found.alerts.length,
    offers: found.offers.length,
    campaigns: found.campaigns.length,
    bookings: found.bookings.length,
    appointments: found.appointments.length,
    tenancies: found.tenancies.length,
    landlords: found.landlords.length,
    caseLinks: found.caseLinks.length,
    documents: found.documents.length,
    waits: found.waits.length,
    offeredTimes: found.offeredTimes.length,
    tenantOf: found.tenantOf.length,
    begun: found.begun.length,
    conversations: found.conversations.length,
    mailsElsewhere: found.mailsElsewhere.length,
    heldMails: found.heldMails.length,
    qualifications: found.qualifications.length,
    mails: found.mails.length,
  };
}

/** Everybody named in an offer gets its answers. A tenant's own details go only to that tenant. */
async function exportOffers(tx: Transaction, found: PersonRecord) {
  const { keys, offers } = found;
  const own = new Set(filterOwnOffers(found));
  const ids = offers.map(({ id }) => id);
  const tenants = await tx
    .select()
    .from(offerTenants)
    .where(and(inArray(offerTenants.offerId, ids), inArray(offerTenants.emailKey, keys)))
    .orderBy(asc(offerTenants.position));
  const decisions = await tx
    .select()
    .from(offerDecisions)
    .where(inArray(offerDecisions.offerId, ids))
    .orderBy(asc(offerDecisions.id));
  return offers.map((offer) => {
    const { id, listingId, state, draft, content, invitedAt, submittedAt } = offer;
    const entered = draft && {
      ...draft,
      tenants: draft.tenants.filter((one) => isAboutPerson(one, keys)),
    };
    const tenant = tenants.filter(({ offerId }) => offerId === id).map(exportTenant);
    const facts = {
      listingId,
      state,
      entered,
      content,
      tenant,
      invitedAt,
      submittedAt,
      officeNote: offer.officeNote,
      advertisedRent: offer.advertisedRent,
      backupUntil: offer.backupUntil,
      decisions: decisions
        .filter(({ offerId }) => offerId === id)
        .map(({ decision, reason, note, at }) => ({ decision, reason, note, at })),
    };
    // The id grants access to what others entered, so only the person invited gets it.
    return own.has(offer) ? { id, ...facts } : facts;
  });
}

function filterOwnOffers({ contacts, offers }: PersonRecord) {
  return offers.filter(({ contactId }) => contacts.some(({ id }) => id === contactId));
}

function isAboutPerson(
  { email = "" }: { email?: string | undefined },
  keys: readonly string[],
): boolean {
  return keys.includes(toEmailKey(email));
}

function exportTenant({ name, dob, email, phone, employer, job, ...tenant }: TenantRow) {
  const { salary, rentShare } = tenant;
  return { name, dob, email, phone, employer, job, salary, rentshare: rentShare / 100 };
}

/** Their contacts, what they said of being written to, and what was typed with their requests. */
function exportContacts({ contacts, choices, claims }: PersonRecord) {
  return {
    contacts: contacts.map(({ id, firstname, lastname, phone, email, createdAt, updatedAt }) => {
      return { id, firstname, lastname, phone, email, createdAt, updatedAt };
    }),
    marketingChoices: choices.map(({ channel, allowed, wording, source, at }) => {
      return { channel, allowed, wording, source, at };
    }),
    /** With each request. */
    typed: claims.map(({ firstname, lastname, phone, email, claimedAt, decision }) => {
      return { firstname, lastname, phone, email, claimedAt, decision };
    }),
  };
}

function copyRow(found: PersonRecord) {
  const { keys, enquiries, requests: siteRequests, alerts, campaigns, bookings } = found;
  const { begun, qualifications, wishes, mails } = found;
  // Mails to others name them, and hold the links to their pages. The person's own are enough.
  const { offers: offered, tenancies, landlords } = found;
  const shared = new Set(
    [offered, tenancies, landlords, found.contacts].flat().map(({ id }) => id),
  );
  const others = new Set(
    siteRequests.filter((request) => isAboutReferred(request, keys)).map(({ id }) => id),
  );
  return {
    ...exportContacts(found),
    enquiries: enquiries.map(({ id, kind, listingId, message, viewingOption, createdAt }) => {
      const wish = wishes.find(({ enquiryId }) => enquiryId === id);
      return {
        id,
        kind,
        listingId,
        message,
        viewingOption,
        createdAt,
        ...(wish && { viewing: exportViewingWish(wish) }),
      };
    }),
    begun: begun.map(({ id, listingId, createdAt }) => ({ id, listingId, createdAt })),
    qualifications: qualifications.map(({ answers, completedAt }) => {
      return { answers, completedAt };
    }),
    requests: siteRequests.map(({ id, kind, payload, createdAt }) => {
      return { id, kind, payload: others.has(id) ? exportLandlord(payload) : payload, createdAt };
    }),
    alerts: alerts.map(({ id, search, description, frequency, state, ...times }) => {
      const { createdAt, confirmedAt, endedAt, lastSentAt } = times;
      const moments = { createdAt, confirmedAt, endedAt, lastSentAt };
      return { id, search, description, frequency, state, ...moments };
    }),
    ...exportWritten(found),
    campaigns: campaigns.map(({ kind, dev, name, email, createdAt, replies }) => {
      return { kind, dev, name, email, createdAt, replies };
    }),
    bookings: bookings.map(exportBooking),
    ...exportDiary(found),
    ...exportLandlordRecords(found),
    staff: found.staff.map(({ name, email, role, ...times }) => {
      const { invitedAt, joinedAt, leftAt } = times;
      return { name, email, role, invitedAt, joinedAt, leftAt };
    }),
    mails: mails
      .filter(({ aboutId }) => !others.has(aboutId))
      .filter(
        ({ aboutId, recipient }) =>
          !shared.has(aboutId) || isAboutPerson({ email: recipient }, keys),
      )
      .map(exportMail),
  };
}

function exportBooking(booking: PersonRecord["bookings"][0]) {
  const { id, listingId, startsAt, endsAt, place, state, ...rest } = booking;
  const { cancelReason, wantsSecondReminder, outcome, outcomeAt, createdAt, replies } = rest;
  const how = { cancelReason, outcome, outcomeAt, feedback: exportFeedback(rest.feedback) };
  const viewing = { id, listingId, startsAt, endsAt, place, state, ...how };
  return { ...viewing, delays: rest.delays, wantsSecondReminder, createdAt, replies };
}

/** With what the office noted of it, and what the landlord read. */
function exportFeedback(feedback: PersonRecord["bookings"][0]["feedback"]) {
  if (feedback === null) return null;
  const { answer, reason, message, answeredAt, note, landlordText, releasedAt } = feedback;
  return { answer, reason, message, answeredAt, note, landlordText, releasedAt };
}

function exportViewingWish({
  day,
  fromTime,
  untilTime,
  dateOfBirth,
  salary,
}: PersonRecord["wishes"][0]) {
  return { day, fromTime, untilTime, dateOfBirth, salary };
}

function exportMail(mail: PersonRecord["mails"][0]) {
  const { id, kind, recipient, subject, state, aboutId, createdAt, sentAt } = mail;
  const text = hideLinkSlots(toMailText(mail.html));
  return { id, kind, recipient, subject, text, state, aboutId, createdAt, sentAt };
}

type Payload = (typeof requests.$inferSelect)["payload"];

/** True for a referral of this person by somebody else. */
function isAboutReferred({ payload }: { payload: Payload }, keys: readonly string[]): boolean {
  if (!("landlordEmail" in payload)) return false;
  return (
    keys.includes(toEmailKey(payload.landlordEmail)) && !keys.includes(toEmailKey(payload.email))
  );
}

function exportLandlord(payload: Payload) {
  if (!("landlordEmail" in payload)) return payload;
  const { landlordName, landlordEmail, landlordPhone } = payload;
  return { landlordName, landlordEmail, landlordPhone };
}

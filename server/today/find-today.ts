import { and, asc, desc, eq, gte, lt, ne } from "drizzle-orm";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { findFeedNeeds } from "../feeds/feed-needs.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import {
  countHomesWithDueCertificates,
  listHomesWithDueCertificates,
} from "../homes/chase-certificates.ts";
import { countBlockedHomes, listBlockedHomes } from "../homes/list-homes.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { countNeededMails, listMails } from "../platform/mail/outbox-lists.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { listFeedbackDue } from "../viewings/find-feedback.ts";
import { bookings } from "../viewings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary-tables.ts";
import { listWaitingOffers } from "../tenancies/list-offer-homes.ts";
import { listLetsWithSent } from "../tenancies/list-sent-to-check.ts";
import { listUndecidedHomes } from "../tenancies/list-undecided-homes.ts";
import { listAlarmedTenancies } from "../tenancies/mail-alarms.ts";
import { countUnanswered, listTaken, listUnanswered } from "./unanswered.ts";

export type Whose = "mine" | "office";

/** Each section shows so many and says how many there are. */
export const mostShown = 8;

export type Today = Awaited<ReturnType<typeof findToday>>;

/**
 * What needs somebody today, in the branch that their lists show.
 * @param whose `mine` leaves out what is a colleague's: conversations with another owner, viewings of
 * another negotiator, lets that somebody else carries on
 */
export async function findToday(
  { database: { orm }, config, now }: Pick<AppContext, "database" | "config" | "now">,
  by: Pick<SignedIn, "staffId" | "email" | "branchView">,
  whose: Whose,
) {
  const { staffId, email } = by;
  const branch = getShownBranch(by);
  // Feeds and mails are the whole agency’s.
  const isLimited = by.branchView?.isLimited ?? false;
  const moment = now();
  const isMine = (ownerId: string | null) =>
    whose === "office" || [null, staffId].includes(ownerId);
  const blockedCount = await countBlockedHomes(orm, branch);
  const today = getLondonDate(moment);
  const owner = whose === "mine" ? staffId : null;
  const [
    unanswered,
    unansweredCounts,
    taken,
    viewings,
    feedbackDue,
    waitingOffers,
    lets,
    failedMails,
    failedCount,
    feed,
    feedNeeds,
  ] = await Promise.all([
    listUnanswered(orm, owner, mostShown, branch),
    countUnanswered(orm, staffId, branch),
    listTaken(orm, staffId, moment, branch),
    listViewings(orm, moment, { email: whose === "mine" ? email : null, branch }),
    listFeedbackDue(orm, moment, owner, branch),
    listWaitingOffers(orm, today, branch),
    findLets(orm, { now: moment, today, branch, isMine }),
    isLimited ? { rows: [] } : listMails(orm, "needed", { limit: mostShown }),
    isLimited ? 0 : countNeededMails(orm),
    isLimited ? null : findLastFeed(orm),
    isLimited ? [] : findFeedNeeds({ database: { orm }, config }),
  ]);
  return {
    now: moment,
    whose,
    promise: await findResponsePromise(orm),
    /** Null: every branch. */
    branch,
    unanswered,
    unansweredCounts,
    taken,
    viewings,
    feedbackDue,
    waitingOffers,
    ...lets,
    failedMails: failedMails.rows,
    failedCount,
    feed,
    feedNeeds,
    blocked: await listBlockedHomes(orm, mostShown, branch),
    blockedCount,
    ...(await findDueCertificates(orm, today, { staffId: owner, branch })),
  };
}

async function findDueCertificates(
  db: Queryable,
  today: string,
  whose: { staffId: string | null; branch: string | null },
) {
  const shown = { ...whose, limit: mostShown };
  return {
    dueCertificates: await listHomesWithDueCertificates(db, today, shown),
    dueCertificateCount: await countHomesWithDueCertificates(db, today, whose),
  };
}

/** Lets whose clocks are at risk, those for which something came, and homes after a let that fell through. */
async function findLets(
  db: Queryable,
  {
    now,
    today,
    branch,
    isMine,
  }: {
    now: Date;
    today: string;
    branch: string | null;
    isMine: (ownerId: string | null) => boolean;
  },
) {
  // What nobody carries on is everybody’s.
  return {
    alarmed: (await listAlarmedTenancies(db, now, branch)).filter((one) => isMine(one.ownerId)),
    sent: (await listLetsWithSent(db, branch)).filter((one) => isMine(one.ownerId)),
    undecided: (await listUndecidedHomes(db, today, branch)).filter((one) => isMine(one.ownerId)),
  };
}

/** Of the London day, in order of time, without those that were cancelled. */
function listViewings(
  db: Queryable,
  now: Date,
  { email, branch }: { email: string | null; branch: string | null },
) {
  const day = getLondonDate(now);
  // Midnight is skipped in no time zone of London's.
  const begins = parseLondonMoment(day, "00:00")!;
  const ends = parseLondonMoment(addDays(day, 1), "00:00")!;
  return db
    .select({
      id: bookings.id,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      place: appointments.place,
      negotiator: negotiators.name,
      home: {
        id: listings.id,
        name: listings.name,
        area: listings.area,
        outcode: listings.outcode,
      },
      renter: {
        id: contacts.id,
        firstname: contacts.firstname,
        lastname: contacts.lastname,
        phone: contacts.phone,
      },
    })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(
      and(
        gte(bookings.startsAt, begins),
        lt(bookings.startsAt, ends),
        ne(bookings.state, "cancelled"),
        email === null ? undefined : eq(negotiators.email, email),
        isAboutHomeOf(branch, bookings.listingId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

async function findLastFeed(db: Queryable) {
  const [last] = await db
    .select({ at: audit.at, detail: audit.detail })
    .from(audit)
    .where(and(eq(audit.subject, "branch"), eq(audit.action, "feed.imported")))
    .orderBy(desc(audit.at))
    .limit(1);
  if (!last) return null;
  const read = (name: string) => Number(last.detail?.[name] ?? 0);
  return {
    at: last.at,
    records: read("records"),
    taken: read("taken"),
    refusals: read("refusals"),
    warnings: read("warnings"),
  };
}

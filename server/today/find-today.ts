import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import { hasPermission } from "../../domain/staff/roles.ts";
import type { WholeSection } from "../../domain/staff/whole-section.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { findLastTaken } from "../feeds/incoming/show-files.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import { listHomesWithCertificatesToDo } from "../homes/certificates/chase-certificates.ts";
import { listBlockedHomes } from "../homes/list/list-homes.ts";
import { listLongestUnmatched } from "../inbound-email/held/list-unmatched-emails.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listMails } from "../platform/mail/outbox-lists.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { listFeedbackDue } from "../viewings/feedback/find-feedback.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { appointments, negotiators } from "../viewings/diary/diary-tables.ts";
import { listWaitingOffers } from "../tenancies/decision/list-offer-homes.ts";
import { findNeeds, isMine, type TodayReader, type AssigneeFilter } from "./find-needs.ts";
import { listTaken, listUnanswered } from "./unanswered.ts";

/** Each section shows so many and says how many there are. */
export const maxShown = 8;

export type Today = Awaited<ReturnType<typeof findToday>>;

/** What needs somebody today, in the branch that their lists show, and their viewings. */
export async function findToday(
  app: AppContext,
  by: TodayReader & Pick<SignedIn, "email">,
  whose: AssigneeFilter,
  whole: WholeSection | null = null,
) {
  const { orm } = app.database;
  const { staffId, email } = by;
  const branch = getShownBranch(by);
  // Feeds are the whole agency’s.
  const isLimited = by.branchView?.isLimited ?? false;
  const now = app.now();
  const today = getLondonDate(now);
  const owner = whose === "mine" ? staffId : null;
  const most = (section: WholeSection) => (section === whole ? Number.MAX_SAFE_INTEGER : maxShown);
  const { tenancies, feeds, ...counts } = await findNeeds(app, by);
  const isShown = (one: { ownerId: string | null }) => whose === "office" || isMine(one, staffId);
  return {
    now,
    whose,
    promise: await findResponseTarget(orm),
    /** Null: every branch. */
    branch,
    counts,
    unanswered: await listUnanswered(orm, owner, maxShown, branch),
    unmatched: hasPermission(by, "see-people") ? await listLongestUnmatched(orm, maxShown) : [],
    taken: await listTaken(orm, staffId, now, branch),
    viewings: await listViewings(orm, now, { email: whose === "mine" ? email : null, branch }),
    feedbackDue: await listFeedbackDue(orm, now, owner, branch, most("feedback")),
    waitingOffers: await listWaitingOffers(orm, today, branch),
    alarmed: tenancies.alarmed.filter(isShown),
    sent: tenancies.sent.filter(isShown),
    landlordPapers: tenancies.landlordPapers.filter(isShown),
    undecided: tenancies.undecided.filter(isShown),
    ended: tenancies.ended.filter(isShown),
    failedMails: hasPermission(by, "see-outbox")
      ? (await listMails(orm, "needed", { limit: maxShown })).rows
      : [],
    feed: isLimited ? null : await findLastTaken(orm),
    feedNeeds: feeds,
    blocked: await listBlockedHomes(orm, most("blocked"), branch),
    dueCertificates: await listHomesWithCertificatesToDo(orm, today, {
      staffId: owner,
      branch,
      limit: most("certificates"),
    }),
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
        email === null ? undefined : eq(sql`lower(${negotiators.email})`, toEmailKey(email)),
        isAboutHomeOf(branch, bookings.listingId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

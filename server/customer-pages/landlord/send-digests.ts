import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { agency } from "../../../domain/agency/agency.ts";
import {
  describeWeek,
  findDigestWeek,
  type HomeWeek,
  isNews,
} from "../../../domain/customer-pages/digest-week.ts";
import { isQuestionOpen } from "../../../domain/customer-pages/home-standing.ts";
import type { LandlordHome } from "../../../domain/customer-pages/own-documents.ts";
import { addDays, getLondonDate, formatNumericDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { stepNames } from "../../../domain/tenancies/steps/required-steps.ts";
import type { StepKind } from "../../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../../app-context.ts";
import { submittedStates } from "../../../domain/offers/offer-state.ts";
import { findChaseStage } from "../../../domain/listings/certificates/certificate-chase.ts";
import {
  certificateKinds,
  certificateNames,
  findCertificate,
} from "../../../domain/listings/certificates/certificates.ts";
import { listingCertificates } from "../../listings/listing-record-tables.ts";
import { isToCome, wasViewed } from "../../viewings/feedback/was-viewed.ts";
import { buildOwnPageUrl } from "../../customer-page-links/case-owner.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listQuestionsForLandlord } from "../../conversations/viewer-questions.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { landlordHomes, landlords } from "../../landlords/landlord-tables.ts";
import { listHomesOfLandlord } from "../../landlords/landlords.ts";
import { listingViews } from "../../listings/listing-view-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { getSiteOrigin } from "../../platform/http/site-origin.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { tenancies, tenancySteps } from "../../tenancies/tenancy-tables.ts";
import { bookings, viewingFeedback } from "../../viewings/bookings/booking-tables.ts";
import { landlordDigests } from "../case-tables.ts";
import { createDigestMail } from "../mails/case-mails.ts";
import { readLandlordHomes } from "./read-landlord-homes.ts";

/** Mails landlords on Monday morning what happened at their homes in the week before. */
export async function sendDigests(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const week = findDigestWeek(app.now());
  const siteUrl = getSiteOrigin(app.config);
  // Without an address of its own the site can't say how to stop it.
  if (week === null || siteUrl === null) return;
  for (const { id } of await listDue(app.database.orm, week)) {
    if (stopping?.aborted) return;
    try {
      await sendDigest(app, id, { week, siteUrl });
    } catch (error) {
      // One landlord must not silence the others. It is tried again in the next run.
      app.log.error({ err: error, landlordId: id }, "Landlord digest failed");
    }
  }
}

/** Who wants it, has a home and did not have this week's. */
function listDue(db: Queryable, week: string) {
  const had = db
    .select({ id: landlordDigests.landlordId })
    .from(landlordDigests)
    .where(eq(landlordDigests.week, week));
  const withHome = db.select({ id: landlordHomes.landlordId }).from(landlordHomes);
  return db
    .select({ id: landlords.id })
    .from(landlords)
    .where(
      and(
        isNull(landlords.digestStoppedAt),
        inArray(landlords.id, withHome),
        sql`${landlords.id} not in ${had}`,
      ),
    );
}

/** Noting it and queueing its mail are one transaction: of several processes one sends it. */
async function sendDigest(
  { database, config, now }: AppContext,
  landlordId: string,
  { week, siteUrl }: { week: string; siteUrl: string },
): Promise<void> {
  const at = now();
  await transact(database.orm, async (tx) => {
    const noted = await tx
      .insert(landlordDigests)
      .values({ landlordId, week, decidedAt: at })
      .onConflictDoNothing()
      .returning({ week: landlordDigests.week });
    if (noted.length === 0) return;
    const [person] = await tx
      .select({ firstname: contacts.firstname, email: contacts.email })
      .from(landlords)
      .innerJoin(contacts, eq(contacts.id, landlords.contactId))
      .where(and(eq(landlords.id, landlordId), isNull(landlords.digestStoppedAt)));
    const weeks = (await findWeeks(tx, landlordId, week, at)).filter(isNews);
    if (!person || weeks.length === 0) return;
    const { firstname, email } = person;
    // Their page shows the same, and the office rings them.
    if (email === null) return;
    const page = buildOwnPageUrl({ landlordId }, siteUrl, null);
    const only = weeks.length === 1 ? (weeks[0]?.id ?? null) : null;
    const url = buildOwnPageUrl({ landlordId }, siteUrl, only);
    const mail = createDigestMail({
      landlordId,
      firstname,
      email,
      url,
      stopUrl: `${page}/digest`,
      homes: weeks.map((one) => [one.name, describeWeek(one)]),
      agency,
      replyTo: config.agencyEmail,
    });
    await queueMail(tx, mail);
    await recordAudit(tx, {
      actor: "job",
      action: "landlord.digest",
      subject: "landlord",
      subjectId: landlordId,
      detail: { week, homes: weeks.length },
    });
  });
}

type WeekOfHome = HomeWeek & { id: string };

/** Certificates of a home that expire soon, or have, in words. */
async function listExpiringPapers(
  db: Queryable,
  listingId: string,
  today: string,
): Promise<string[]> {
  const found = await db
    .select()
    .from(listingCertificates)
    .where(eq(listingCertificates.listingId, listingId));
  return certificateKinds.flatMap((kind) => {
    const current = findCertificate(found, kind);
    if (current === null || findChaseStage(current, today) === null) return [];
    const until = formatNumericDate(current.expiresOn);
    return `${certificateNames[kind]} ${current.expiresOn < today ? "expired" : "expires"} ${until}`;
  });
}

/** The seven days before the Monday, London's, and what is known to come. */
async function findWeeks(
  db: Queryable,
  landlordId: string,
  week: string,
  now: Date,
): Promise<WeekOfHome[]> {
  const homes = await listHomesOfLandlord(db, landlordId);
  const firstDay = addDays(week, -7);
  const from = parseLondonMoment(firstDay, "00:00") ?? now;
  const until = parseLondonMoment(week, "00:00") ?? now;
  const weeks: WeekOfHome[] = [];
  for (const home of homes) {
    const { id, name } = home;
    weeks.push({
      id,
      name,
      views: await countViews(db, id, firstDay, week),
      asked: await db.$count(
        enquiries,
        and(
          eq(enquiries.listingId, id),
          gte(enquiries.createdAt, from),
          sql`${enquiries.createdAt} < ${until.toISOString()}::timestamptz`,
        ),
      ),
      viewed: await db.$count(
        bookings,
        and(eq(bookings.listingId, id), wasViewed(now), gte(bookings.startsAt, from)),
      ),
      planned: await db.$count(bookings, and(eq(bookings.listingId, id), isToCome(now))),
      offers: await db.$count(
        offers,
        and(
          eq(offers.listingId, id),
          gte(offers.submittedAt, from),
          inArray(offers.state, [...submittedStates]),
        ),
      ),
      words: await countWords(db, id, from),
      questions: await countQuestions(db, landlordId, home, now),
      steps: await listSteps(db, landlordId, id, firstDay),
      papers: await listExpiringPapers(db, id, getLondonDate(now)),
    });
  }
  return weeks;
}

/** As their page counts them: none of a home that is not to let. */
async function countQuestions(
  db: Queryable,
  landlordId: string,
  home: LandlordHome,
  now: Date,
): Promise<number> {
  const from = { listingId: home.id, from: home.papersFrom };
  const questions = await listQuestionsForLandlord(db, from);
  if (!questions.some(({ answer }) => answer === null)) return 0;
  const [read] = await readLandlordHomes(db, landlordId, [home], now);
  return questions.filter((one) => read && isQuestionOpen(one, read.standing)).length;
}

async function countViews(
  db: Queryable,
  listingId: string,
  from: string,
  until: string,
): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${listingViews.views}), 0)::int` })
    .from(listingViews)
    .where(
      and(
        eq(listingViews.listingId, listingId),
        gte(listingViews.day, from),
        sql`${listingViews.day} < ${until}`,
      ),
    );
  return row?.views ?? 0;
}

async function countWords(db: Queryable, listingId: string, from: Date): Promise<number> {
  const rows = await db
    .select({ id: viewingFeedback.bookingId })
    .from(viewingFeedback)
    .innerJoin(bookings, eq(bookings.id, viewingFeedback.bookingId))
    .where(and(eq(bookings.listingId, listingId), gte(viewingFeedback.releasedAt, from)));
  return rows.length;
}

/** What a landlord is told of a tenancy. What the checks of a renter found is not among it. */
const toldSteps: readonly StepKind[] = [
  "signature",
  "landlord-signature",
  "deposit-registration",
  "inventory",
  "keys",
];

async function listSteps(
  db: Queryable,
  landlordId: string,
  listingId: string,
  since: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: tenancySteps.kind })
    .from(tenancySteps)
    .innerJoin(tenancies, eq(tenancies.id, tenancySteps.tenancyId))
    .where(
      and(
        eq(tenancies.landlordId, landlordId),
        eq(tenancies.listingId, listingId),
        inArray(tenancySteps.kind, [...toldSteps]),
        gte(tenancySteps.doneOn, since),
      ),
    );
  return toldSteps
    .filter((kind) => rows.some((row) => row.kind === kind))
    .map((kind) => stepNames[kind]);
}

import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { OpenKey } from "../../domain/reports/open-now.ts";
import type { FigureRow } from "../../domain/reports/table-columns.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf, isConversationOf, isHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { isLate } from "../conversations/is-over-target.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import { isCertificateDue } from "../homes/certificates/chase-certificates.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHomeName } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listTenanciesNearDeadline } from "../tenancies/steps/send-deadline-reminders.ts";
import { joinNames } from "../tenancies/decision/show-home-offers.ts";
import { bookings, viewingFeedback } from "../viewings/bookings/booking-tables.ts";
import { isFeedbackDue } from "../viewings/feedback/find-feedback.ts";
import { londonDay } from "./figure-columns.ts";
import { selectRows } from "./find-figures.ts";

/** Of a holding deposit, until it has to go back. */
const lastDays = 3;
const longLiveDays = 30;
const dayMs = 86_400_000;

export type OpenNow = Record<OpenKey, number>;

/** @param branch whose figures; null: the agency’s */
export async function findOpenNow(app: AppContext, branch: string | null = null): Promise<OpenNow> {
  const { orm } = app.database;
  const facts = { now: app.now(), branch };
  const lets = await listTenanciesAtRisk(orm, facts);
  return {
    late: await countRows(orm, await selectLate(orm, facts)),
    feedbackDue: await countRows(orm, selectFeedbackDue(facts)),
    holdingDeposits: lets.holdingDeposits.length,
    clocks: lets.clocks.length,
    certificates: await countRows(orm, selectCertificates(facts)),
    longLive: await countRows(orm, selectLongLive(facts)),
  };
}

/** What one of the numbers counts, the longest open first. */
export async function listOpenRows(
  app: AppContext,
  key: OpenKey,
  limit: number,
  branch: string | null = null,
): Promise<FigureRow[]> {
  const { orm } = app.database;
  const facts = { now: app.now(), branch };
  const list = (rows: SQL) => selectRows(orm, rows, sql`counted.on, key`, limit);
  switch (key) {
    case "late":
      return list(await selectLate(orm, facts));
    case "feedbackDue":
      return list(selectFeedbackDue(facts));
    case "certificates":
      return list(selectCertificates(facts));
    case "longLive":
      return list(selectLongLive(facts));
    default:
      return (await listTenanciesAtRisk(orm, facts))[key].slice(0, limit);
  }
}

interface Facts {
  now: Date;
  branch: string | null;
}

async function countRows(db: Queryable, rows: SQL): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows}) counted`,
  );
  return counted[0]!.count;
}

/** Columns that none of these rows has. */
const rest = sql`null::float8 as value, null::text as note`;

/** As `readResponseClock` says, of what waits now. */
async function selectLate(db: Queryable, { now, branch }: Facts): Promise<SQL> {
  const promise = await findResponseTarget(db);
  return sql`
    select ${conversations.id}::text as key, ${londonDay(conversations.waitingSince)} as on,
      ${conversations.name} as who, ${officeHomeName} as home, 'conversation' as place,
      ${conversations.id}::text as place_id, ${rest}
    from ${conversations}
    left join ${listingRecords} on ${listingRecords.id} = ${conversations.listingId}
    left join ${listings} on ${listings.id} = ${conversations.listingId}
    where ${and(
      eq(conversations.lane, "unanswered"),
      isNull(conversations.mergedInto),
      isLate(promise, now),
      isConversationOf(branch),
    )}`;
}

/** Viewings that ended more than a day ago. */
function selectFeedbackDue({ now, branch }: Facts): SQL {
  return sql`
    select ${bookings.calendarUid}::text as key, ${londonDay(bookings.startsAt)} as on,
      ${contacts.firstname} || ' ' || ${contacts.lastname} as who, ${listings.name} as home,
      'viewing' as place, ${bookings.calendarUid}::text as place_id, ${rest}
    from ${bookings}
    left join ${contacts} on ${contacts.id} = ${bookings.contactId}
    left join ${listings} on ${listings.id} = ${bookings.listingId}
    left join ${viewingFeedback} on ${viewingFeedback.bookingId} = ${bookings.id}
    where ${and(
      isFeedbackDue(now, new Date(now.getTime() - dayMs)),
      isAboutHomeOf(branch, bookings.listingId),
    )}`;
}

function selectCertificates({ now, branch }: Facts): SQL {
  const runsOut = sql`${listingRecords.paperEndsOn}::text`;
  return selectHomes(runsOut, and(isCertificateDue(getLondonDate(now)), isHomeOf(branch)));
}

function selectLongLive({ now, branch }: Facts): SQL {
  const before = new Date(now.getTime() - longLiveDays * dayMs);
  return selectHomes(
    londonDay(listingRecords.listedAt),
    and(
      eq(listingRecords.state, "available"),
      lt(listingRecords.listedAt, before),
      isHomeOf(branch),
    ),
  );
}

function selectHomes(day: SQL, condition: SQL | undefined): SQL {
  return sql`
    select ${listingRecords.id} as key, ${day} as on, null::text as who,
      ${listingRecords.title} as home, 'home' as place, ${listingRecords.id} as place_id, ${rest}
    from ${listingRecords} where ${condition}`;
}

/** Clocks are a rule of the domain: these are found one by one, and are few. */
async function listTenanciesAtRisk(
  db: Queryable,
  { now, branch }: Facts,
): Promise<Record<"clocks" | "holdingDeposits", FigureRow[]>> {
  const last = addDays(getLondonDate(now), lastDays);
  const clocks: FigureRow[] = [];
  const holdingDeposits: FigureRow[] = [];
  for (const { id, home, names, alarms } of await listTenanciesNearDeadline(db, now, branch)) {
    const row = { key: id, who: joinNames(names), home, place: "let", placeId: id } as const;
    const because = ({ dueOn, text }: (typeof alarms)[number]) => ({
      ...row,
      on: dueOn,
      value: null,
      note: text,
    });
    // The first is the most urgent.
    if (alarms[0]) clocks.push(because(alarms[0]));
    const deposit = alarms.find(({ name, dueOn }) => name === "agreement" && dueOn < last);
    if (deposit) holdingDeposits.push(because(deposit));
  }
  return { clocks, holdingDeposits };
}

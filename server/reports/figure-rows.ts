import { and, type AnyColumn, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { longestCount } from "../../domain/agency/office-hours.ts";
import type { ResponseTarget } from "../../domain/conversations/response-clock.ts";
import type { Figure } from "../../domain/reports/figure.ts";
import type { FigureSpan } from "../../domain/reports/figure-span.ts";
import { keptOutcomes } from "../../domain/viewings/feedback/viewing-figures.ts";
import { isAboutHomeOf, isConversationOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { chooseByBranch } from "../conversations/is-over-target.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";
import { officeHomeName } from "../listings/office-home.ts";
import { offerDecisions, offerHistory, offers } from "../offers/offer-tables.ts";
import { tenancies, tenancyPeople, tenancySteps } from "../tenancies/tenancy-tables.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { wasViewed } from "../viewings/feedback/was-viewed.ts";
import { countOfficeMinutesSql } from "./office-minutes.ts";
import { firstSource, firstSourceOfPerson, inSpan, londonDay } from "./figure-columns.ts";

export interface FigureFacts {
  span: FigureSpan;
  promise: ResponseTarget;
  now: Date;
}

/**
 * The rows that each figure counts, once for its number and its list. All have the columns `key`,
 * `on`, `who`, `home`, `place`, `place_id`, `value`, `note` and `source`. Names are joined by `left
 * join` though each row has them: where rows are only counted PostgreSQL leaves such joins out.
 */
export const figureRows: Record<Figure, (facts: FigureFacts) => SQL> = {
  answered: (facts) => selectSomeWaits(facts, "answered"),
  "in-time": (facts) => selectSomeWaits(facts, "in-time"),
  late: (facts) => selectSomeWaits(facts, "late"),
  asked: ({ span }) =>
    selectConversations(span, sql`null::float8`, isNotNull(conversations.listingId)),
  "asked-booked": ({ span }) => selectConversations(span, sql`null::float8`, hasBooked),
  booked: ({ span }) => selectBooked(span),
  came: ({ span }) => selectBooked(span, hasCome),
  "no-shows": ({ span }) =>
    selectBooked(span, sql`bool_or(${bookings.outcome} = 'no-show') and not ${hasCome}`),
  unrecorded: ({ span, now }) =>
    selectBooked(
      span,
      sql`bool_or(${wasViewed(now)}) and not coalesce(bool_or(${bookings.outcome} is not null), false)`,
    ),
  offered: ({ span }) => selectOffered(span),
  accepted: ({ span }) =>
    selectLets(span, inDays(tenancies.acceptedOn, span), tenancies.acceptedOn),
  lets: ({ span }) => selectLets(span, isHandedOver(span), tenancySteps.doneOn, daysToLet),
  voids: ({ span }) =>
    selectLets(
      span,
      sql`${isHandedOver(span)} and ${daysEmpty} is not null`,
      tenancySteps.doneOn,
      daysEmpty,
    ),
  declined: ({ span }) => selectDeclined(span),
  reduced: ({ span }) => selectReduced(span),
};

function selectConversations(
  span: FigureSpan,
  value: SQL,
  condition: SQL | undefined,
  more: SQL = sql``,
): SQL {
  return sql`
    select ${conversations.id}::text as key, ${londonDay(conversations.askedAt)} as on,
      ${conversations.name} as who, ${officeHomeName} as home, 'conversation' as place,
      ${conversations.id}::text as place_id, ${value} as value, null::text as note,
      ${firstSource} as source${more}
    from ${conversations}
    left join ${listingRecords} on ${listingRecords.id} = ${conversations.listingId}
    left join ${listings} on ${listings.id} = ${conversations.listingId}
    where ${and(inSpan(conversations.askedAt, span), isNull(conversations.mergedInto), isConversationOf(span.branch ?? null), condition)}`;
}

/**
 * Of all that waited and was answered or still is to be, with `is_answered`. What was answered as it
 * was asked never waited, and what was closed without an answer needed none.
 */
export function selectWaits({ span, promise, now }: FigureFacts): SQL {
  const until = sql`coalesce(${conversations.firstAnsweredAt}, ${now.toISOString()}::timestamptz)`;
  const waited = chooseByBranch(
    (hours) => countOfficeMinutesSql(hours, span, conversations.askedAt, until),
    promise,
  );
  const hasWaited = sql`${conversations.firstAnsweredAt} is distinct from ${conversations.askedAt}`;
  const minutes = sql`least(${waited}, ${longestCount}::float8)`;
  const isAnswered = sql`, ${conversations.firstAnsweredAt} is not null as is_answered`;
  return selectConversations(span, minutes, sql`${hasWaited} and ${isAnsweredOrOpen}`, isAnswered);
}

export const waitFigures = ["answered", "in-time", "late"] as const;
export type WaitFigure = (typeof waitFigures)[number];

/** Which of them a figure counts. As `readResponseClock` says: late from the promised minute on. */
export function isCountedWait({ promise }: FigureFacts, figure: WaitFigure): SQL {
  const promised = sql`${promise.promiseMinutes}::float8`;
  if (figure === "answered") return sql`is_answered`;
  return figure === "late" ? sql`value >= ${promised}` : sql`is_answered and value < ${promised}`;
}

function selectSomeWaits(facts: FigureFacts, figure: WaitFigure): SQL {
  return sql`select * from (${selectWaits(facts)}) waits where ${isCountedWait(facts, figure)}`;
}

const isAnsweredOrOpen = sql`(${conversations.firstAnsweredAt} is not null or ${conversations.lane} = 'unanswered')`;

const kept = sql.join(
  keptOutcomes.map((outcome) => sql`${outcome}`),
  sql`, `,
);
const hasCome = sql`coalesce(bool_or(${bookings.outcome} in (${kept})), false)`;

/** A viewing of what they asked about, whenever it is: who books often does so for a later week. */
const hasBooked = sql`exists (
  select from ${bookings}
  where ${bookings.contactId} = ${conversations.contactId}
    and ${bookings.listingId} = ${conversations.listingId} and ${bookings.state} <> 'cancelled')`;

/** By the day of the viewing, each person once for each home. */
function selectBooked(span: FigureSpan, having: SQL = sql`true`): SQL {
  return sql`
    select max(${bookings.calendarUid}::text) as key,
      ${londonDay(sql`max(${bookings.startsAt})`)} as on,
      max(${contacts.firstname} || ' ' || ${contacts.lastname}) as who, max(${listings.name}) as home,
      'viewing' as place,
      (array_agg(${bookings.calendarUid}::text order by ${bookings.startsAt} desc))[1] as place_id,
      null::float8 as value, null::text as note,
      ${firstSourceOfPerson(bookings.contactId, bookings.listingId)} as source
    from ${bookings}
    left join ${contacts} on ${contacts.id} = ${bookings.contactId}
    left join ${listings} on ${listings.id} = ${bookings.listingId}
    where ${inSpan(bookings.startsAt, span)} and ${bookings.state} <> 'cancelled'
      and ${isOf(span, bookings.listingId)}
    group by ${bookings.contactId}, ${bookings.listingId}
    having ${having}`;
}

function selectOffered(span: FigureSpan): SQL {
  return sql`
    select ${offers.listingId} || ' ' || ${londonDay(offers.submittedAt)} || ' ' || ${offers.contactId}::text as key,
      ${londonDay(offers.submittedAt)} as on,
      ${contacts.firstname} || ' ' || ${contacts.lastname} as who, ${listings.name} as home,
      'offers' as place, ${offers.listingId} as place_id, null::float8 as value,
      null::text as note, null::text as source
    from ${offers}
    left join ${contacts} on ${contacts.id} = ${offers.contactId}
    left join ${listings} on ${listings.id} = ${offers.listingId}
    where ${inSpan(offers.submittedAt, span)} and ${isOf(span, offers.listingId)}`;
}

/**
 * By what ended the offer last: whatever comes after a decline has undone it. An invitation that came
 * to nothing was no offer, and who offered did not withdraw from a tenancy that others ended.
 */
function selectDeclined(span: FigureSpan): SQL {
  return sql`
    select ${offerHistory.id}::text as key, ${londonDay(offerHistory.at)} as on,
      ${contacts.firstname} || ' ' || ${contacts.lastname} as who, ${listings.name} as home,
      'offers' as place, ${offers.listingId} as place_id, null::float8 as value,
      case when ${offerHistory.state} = 'withdrawn' then 'withdrawn' else coalesce((
        select ${offerDecisions.reason} from ${offerDecisions}
        where ${offerDecisions.offerId} = ${offers.id} and ${eq(offerDecisions.decision, "decline")}
        order by ${offerDecisions.id} desc limit 1), '') end as note,
      null::text as source
    from ${offerHistory}
    join ${offers} on ${offers.id} = ${offerHistory.offerId}
    left join ${contacts} on ${contacts.id} = ${offers.contactId}
    left join ${listings} on ${listings.id} = ${offers.listingId}
    where ${inSpan(offerHistory.at, span)} and ${offerHistory.state} in ('declined', 'withdrawn')
      and ${offers.submittedAt} is not null and ${isOf(span, offers.listingId)}
      and not exists (select from ${offerHistory} later
        where later.offer_id = ${offerHistory.offerId} and later.id > ${offerHistory.id})
      and not exists (select from ${tenancies}
        where ${eq(tenancies.offerId, offers.id)} and ${inArray(tenancies.endedBy, ["landlord", "agency"])})`;
}

function isOf({ branch = null }: FigureSpan, listingId: AnyColumn): SQL {
  return isAboutHomeOf(branch, listingId) ?? sql`true`;
}

function inDays(day: AnyColumn, { firstDay, lastDay }: FigureSpan): SQL {
  return sql`${day} between ${firstDay}::date and ${lastDay}::date`;
}

function isHandedOver(span: FigureSpan): SQL {
  return inDays(tenancySteps.doneOn, span);
}

/** The last time before the offer was accepted that the home came onto the market. */
const liveSince = sql`(
  select max(live.at) from (
    select ${listingEvents.happenedAt} as at from ${listingEvents}
    where ${listingEvents.listingId} = ${tenancies.listingId} and ${listingEvents.kind} in ('new', 'back')
    union all select ${listings.listedAt}
  ) live
  where (live.at at time zone 'Europe/London')::date <= ${tenancies.acceptedOn})`;

const daysToLet = sql`(${tenancies.acceptedOn} - (${liveSince} at time zone 'Europe/London')::date)::float8`;

/** From the day after the tenancy before it ended. A home that we had not let before has none. */
const daysEmpty = sql`(
  select min(${tenancies.startsOn} - former.ended_on - 1)::float8 from ${tenancies} former
  where former.listing_id = ${tenancies.listingId} and former.state = 'finished'
    and former.ended_on < ${tenancies.startsOn})`;

function selectLets(
  span: FigureSpan,
  condition: SQL,
  on: AnyColumn,
  value: SQL = sql`null::float8`,
): SQL {
  return sql`
    select ${tenancies.id}::text as key, ${on}::text as on, ${tenancyPeople.name} as who,
      ${listings.name} as home, 'let' as place, ${tenancies.id}::text as place_id,
      ${value} as value, null::text as note,
      ${firstSourceOfPerson(tenancyPeople.contactId, tenancies.listingId)} as source
    from ${tenancies}
    left join ${listings} on ${listings.id} = ${tenancies.listingId}
    left join ${tenancyPeople}
      on ${tenancyPeople.tenancyId} = ${tenancies.id} and ${tenancyPeople.position} = 1
    left join ${tenancySteps}
      on ${tenancySteps.tenancyId} = ${tenancies.id} and ${tenancySteps.kind} = 'keys'
    where ${condition} and ${isOf(span, tenancies.listingId)}`;
}

function selectReduced(span: FigureSpan): SQL {
  return sql`
    select ${listingEvents.id}::text as key, ${londonDay(listingEvents.happenedAt)} as on,
      null::text as who, ${listings.name} as home, 'home' as place,
      ${listingEvents.listingId} as place_id,
      (${listingEvents.previousRentPcm} - ${listingEvents.rentPcm})::float8 as value,
      null::text as note, null::text as source
    from ${listingEvents}
    left join ${listings} on ${listings.id} = ${listingEvents.listingId}
    where ${inSpan(listingEvents.happenedAt, span)} and ${listingEvents.kind} = 'reduced'
      and ${isOf(span, listingEvents.listingId)}`;
}

import { formatCount } from "../../../domain/shared/formats/count.ts";
import { toShortName } from "../../../domain/shared/text/title-name.ts";
import { eq } from "drizzle-orm";
import { addDays, getLondonDate, formatNumericDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { explainConflict } from "../../../domain/viewings/diary/conflicts.ts";
import { createDiary, type Diary, type DiaryHome } from "../../../domain/viewings/diary/diary.ts";
import { formatShortDay, formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import { formatTravelTime } from "../../../domain/viewings/diary/describe-conflict.ts";
import { accompanimentNames } from "../../../domain/viewings/keys/home-viewing.ts";
import { formatSlot } from "../../../domain/viewings/requests/slot-choice.ts";
import {
  addPressed,
  chooseFit,
  type Fit,
  listFits,
  readPreferredTime,
  type SaidWhen,
} from "../../../domain/viewings/requests/viewing-fits.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { findDiaryFacts, findDiaryHome } from "../diary/diary-facts.ts";
import { describeAccess, findAccess } from "../keys/find-access.ts";
import { findOwnNegotiator } from "../availability/find-availability.ts";
import { findLastWords, findWordsSince, joinWords } from "./find-last-words.ts";
import { type BookingWanted, findWantedRequest } from "../requests/find-wanted-request.ts";
import type { ViewingRequestRow } from "../requests/list-unbooked-requests.ts";
import { listOwnHolds } from "../requests/own-holds.ts";
import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import { showBookedHere } from "./booked-here.ts";
import { previewBooking } from "./preview-booking.ts";
import { findHomeToBook, findWhomToBook } from "./whom-to-book.ts";
import { createConflictWords } from "../diary/warn-of-time.ts";

/** Times beside those that were asked for. */
const mostFree = 4;

/** For whom a viewing is booked of which the home is not chosen yet, and what they said. */
export async function showWhomToBook(
  { database: { orm }, now }: AppContext,
  signedIn: SignedIn,
  wanted: BookingWanted,
) {
  const { person, caller } = await findWhomToBook(orm, null, wanted);
  const whom = person ?? caller;
  if (whom === null) return null;
  const said = await findLastWords(orm, wanted, getBranchLimit(signedIn));
  return {
    title: `Book a viewing for ${whom.name}`,
    shortName: toShortName(whom),
    said: said && { ...said, at: formatMoment(said.at, now()) },
  };
}

/**
 * What goes out with the booking, in sentences.
 * @param person null for somebody who is typed in, perhaps without an address
 * @param phone of somebody who rang and is no contact yet
 */
function listGoing(
  person: KnownPerson | null,
  phone: string | undefined,
  { startsAt }: Fit,
  { viewing }: DiaryHome,
  now: Date,
): string[] {
  const date = getLondonDate(startsAt);
  const before = addDays(date, -1);
  const reminder =
    before > getLondonDate(now) ? `A reminder on ${formatNumericDate(before)}` : null;
  const told =
    person === null
      ? [
          "A diary entry",
          "An email with a calendar entry, if you enter their email",
          `Otherwise call or text ${phone || "them"} to confirm`,
        ]
      : person.email === null
        ? [
            "A diary entry",
            `No email, because we don’t have an address for ${person.firstname}. Call or text ${person.phone}`,
          ]
        : [
            `A calendar entry for ${person.firstname} and a diary entry`,
            ...(reminder === null ? [] : [reminder]),
          ];
  return [...told, ...(viewing.isTenanted ? ["Written notice to the tenant"] : [])];
}

/** All that the booking of a viewing shows. Null for an unknown request or home. */
export async function showBooking(app: AppContext, signedIn: SignedIn, wanted: BookingWanted) {
  const { orm } = app.database;
  const now = app.now();
  const ask = await findWantedRequest(orm, wanted, { now, branch: getBranchLimit(signedIn) });
  if (wanted.enquiryId !== null && ask === null) return null;
  const listingId = await findHomeToBook(orm, ask, wanted);
  if (listingId === null) return null;
  const home = await findDiaryHome(orm, listingId);
  const listing = home && (await findListing(orm, listingId));
  if (!home || !listing) return null;
  const limit = getBranchLimit(signedIn);
  const own = (await findOwnNegotiator(orm, signedIn.staffId))?.id ?? null;
  const holds = await listOwnHolds(orm, { listingId, staffId: signedIn.staffId, now });
  const held = new Set(holds.map((hold) => formatSlot({ ...hold, appointmentId: null })));
  const diary = await readDiary(app, ask, holds);
  const fits = listFits(diary, home, ask?.wish ?? null, {
    now,
    prefer: own,
    atMost: mostFree + 2,
  });
  const times = addPressed(fits, wanted.slot, { diary, home, now });
  const access = (await findAccess(orm, [listingId]))(listingId);
  const shown = times.map((time) => showTime(time, diary, { own, held, now }));
  const words = await showWords(orm, ask, wanted, { now, limit });
  const said = { hasWish: Boolean(ask?.wish), words: words.message };
  const slot = chooseSlot(shown, wanted.slot, held, said);
  const chosen = times[shown.findIndex((time) => time.slot === slot)];
  const { person, caller } = await findWhomToBook(orm, ask, wanted);
  return {
    enquiryId: ask?.enquiryId ?? null,
    listingId,
    person,
    caller,
    title: nameBooking((person ?? caller)?.name, listing.name),
    needs: `${formatCount(home.viewing.minutes, "minute")}, ${accompanimentNames[home.viewing.accompaniment].toLowerCase()}`,
    ahead: await showBookedHere(orm, { contactId: person?.id ?? null, listingId }, now),
    ...words,
    askedTimes: ask ? await listAskedTimes(orm, ask, home, diary, { shown, own, now, limit }) : [],
    freeTimes: shown
      .filter(({ isAsked }) => !isAsked)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    slot,
    people: diary.people.map(({ id, name }) => ({ id, name })),
    ownId: own,
    access: describeAccess(access),
    alarm: access.alarm,
    /** A tenant has a right to a day's notice, unless they agree to less. */
    needsConsent: home.viewing.isTenanted,
    isLetAgreed: listing.status === "let-agreed",
    home: {
      name: listing.name,
      area: listing.area,
      outcode: listing.outcode,
      cover: listing.cover?.url ?? null,
      facts: `${formatPounds(listing.rentPcm)} pcm`,
    },
    preview:
      person && chosen ? await previewBooking(app, { listingId, person, time: chosen }) : null,
    going: chosen ? listGoing(person, caller?.phone, chosen, home, now) : [],
  };
}

/** When they asked, and in which words: of their request, with what they said since. */
async function showWords(
  db: Queryable,
  ask: ViewingRequestRow | null,
  wanted: BookingWanted,
  { now, limit }: { now: Date; limit: string | null },
) {
  const said = ask
    ? (await findWordsSince(db, [ask])).get(ask.enquiryId)
    : await findLastWords(db, wanted, limit);
  const message = joinWords(ask?.message, said?.words);
  const askedAt = ask?.askedAt ?? said?.at ?? null;
  return {
    asked: askedAt && formatMoment(askedAt, now),
    message,
    isSpoken: said?.isSpoken ?? false,
    /** What they say of when is then all that there is of it. */
    hasWordsOnly: message !== "" && !ask?.wish,
  };
}

/** The one that was asked for by the address, or is held, or stands chosen by itself. */
function chooseSlot(
  shown: readonly TimeView[],
  wanted: string | null,
  held: ReadonlySet<string>,
  said: SaidWhen,
): string | null {
  const chosen =
    shown.find(({ slot }) => slot === wanted) ?? shown.find(({ slot }) => held.has(slot));
  return (chosen ?? chooseFit(shown, said))?.slot ?? null;
}

/** From yesterday to a few days after what was asked for, without one's own holds. */
async function readDiary(
  { database, now }: AppContext,
  ask: ViewingRequestRow | null,
  holds: readonly { id: string }[],
): Promise<Diary> {
  const at = now();
  const today = getLondonDate(at);
  const wished = ask?.wish?.date ?? today;
  const last = addDays(wished > today ? wished : today, 20);
  const from = new Date(`${addDays(today, -1)}T00:00:00Z`);
  const until = new Date(`${last}T00:00:00Z`);
  const facts = await findDiaryFacts(database.orm, { from, until, now: at });
  const entries = facts.entries.filter(({ id }) => !holds.some((hold) => hold.id === id));
  return createDiary({ ...facts, entries });
}

async function findListing(db: Queryable, id: string) {
  const { name, area, outcode, rentPcm, cover, status } = listings;
  const [listing] = await db
    .select({ name, area, outcode, rentPcm, cover, status })
    .from(listings)
    .where(eq(listings.id, id));
  return listing ?? null;
}

/** A time with who goes, and what is before and after it. */
function showTime(
  fit: Fit,
  { people }: Diary,
  { own, held, now }: { own: number | null; held: ReadonlySet<string>; now: Date },
) {
  const person = people.find(({ id }) => id === fit.negotiatorId);
  const name = person?.name.split(" ")[0] ?? "";
  const way = person?.travelsBy ?? "walk";
  const about = [
    held.has(formatSlot(fit))
      ? "held by you"
      : fit.appointmentId === null
        ? "free"
        : "a place in the block viewing",
    fit.travelBefore !== null &&
      fit.travelBefore > 0 &&
      `${name} travels ${formatTravelTime(fit.travelBefore, way)}`,
    fit.travelAfter !== null &&
      fit.travelAfter > 0 &&
      `${formatTravelTime(fit.travelAfter, way)} to the next appointment`,
  ].filter(Boolean);
  return {
    slot: formatSlot(fit),
    startsAt: fit.startsAt,
    time: londonTime(fit.startsAt),
    day: formatShortDay(getLondonDate(fit.startsAt), getLondonDate(now)),
    when: formatShortMoment(fit.startsAt, now),
    negotiator: person?.name ?? "",
    isOwn: fit.negotiatorId === own,
    about: about.join(", "),
    isAsked: fit.isAsked,
    isFree: true,
  };
}

type TimeView = ReturnType<typeof showTime>;

interface AskedTimes {
  shown: readonly TimeView[];
  own: number | null;
  now: Date;
  /** Whose records alone whoever books may see. */
  limit: string | null;
}

/** What was asked for: a time that somebody can keep, or why nobody can. */
async function listAskedTimes(
  db: Queryable,
  ask: ViewingRequestRow,
  home: DiaryHome,
  diary: Diary,
  { shown, own, now, limit }: AskedTimes,
): Promise<TimeView[]> {
  const asked = shown.filter(({ isAsked }) => isAsked);
  if (asked.length > 0 || !ask.wish) return asked;
  const person = diary.people.find(({ id }) => id === own) ?? diary.people[0];
  if (!person) return [];
  const startsAt = new Date(readPreferredTime(ask.wish).from);
  const endsAt = new Date(startsAt.getTime() + home.viewing.minutes * 60_000);
  const wanted = { startsAt, endsAt, negotiatorId: person.id, home, at: null };
  const [worst] = explainConflict(diary, wanted, now);
  const describe = await createConflictWords(db, diary, { branch: limit, now });
  const about = worst ? describe(worst, person.id) : "no one is available";
  return [
    {
      slot: formatSlot({ startsAt, negotiatorId: person.id, appointmentId: null }),
      startsAt,
      time: londonTime(startsAt),
      day: formatShortDay(getLondonDate(startsAt), getLondonDate(now)),
      when: formatShortMoment(startsAt, now),
      negotiator: person.name,
      isOwn: person.id === own,
      about,
      isAsked: true,
      isFree: false,
    },
  ];
}

function nameBooking(person: string | undefined, home: string): string {
  return person === undefined
    ? `Book a viewing of ${home}`
    : `Book a viewing of ${home} for ${person}`;
}

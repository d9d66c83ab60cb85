import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import {
  createDiary,
  type Diary,
  type DiaryHome,
  isScheduled,
  listRoutesTo,
  listShowers,
} from "../../../domain/viewings/diary/diary.ts";
import { type FreeTime, listFreeTimes } from "../../../domain/viewings/requests/free-times.ts";
import { daysAround, listFits } from "../../../domain/viewings/requests/viewing-fits.ts";
import type { PreferredTimes } from "../../../domain/viewings/requests/preferred-times.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { type FindDiaryFacts, findDiaryFacts, findDiaryHome } from "../diary/diary-facts.ts";
import { findOwnNegotiator } from "../availability/find-availability.ts";
import type { FindRoutes } from "../diary/route-planner.ts";

interface HomeDiary {
  home: DiaryHome;
  diary: Diary;
  /** Somebody who may show it has set hours: only times that can be kept are offered. */
  isScheduled: boolean;
}

interface Wanted {
  listingId: string;
  now: Date;
  days?: number;
  /** Reads the diary of one person alone. */
  negotiatorId?: number | undefined;
  /** Absent: as they are now. */
  findFacts?: FindDiaryFacts | undefined;
  /** Absent: ways are reckoned along the straight line. */
  findRoutes?: FindRoutes | undefined;
}

const dayMs = 86_400_000;

/** Days within which viewings are offered. */
const farthest = 15;

/** Null for a home that is not listed. */
export async function findHomeDiary(
  db: Queryable | Transaction,
  { listingId, now, days = farthest, negotiatorId, findFacts = findDiaryFacts, findRoutes }: Wanted,
): Promise<HomeDiary | null> {
  const home = await findDiaryHome(db, listingId);
  if (!home) return null;
  // A day more on both sides, for the way from and to what is there.
  const from = new Date(`${addDays(getLondonDate(now), -1)}T00:00:00Z`);
  const until = new Date(`${addDays(getLondonDate(now), days + 1)}T00:00:00Z`);
  const of = negotiatorId === undefined ? undefined : { negotiatorId, listingId };
  const facts = await findFacts(db, { from, until, now, of });
  const routedMinutes = await findRoutes?.(listRoutesTo(home, facts));
  const diary = createDiary({ ...facts, ...(routedMinutes && { routedMinutes }) });
  return { home, diary, isScheduled: isScheduled(listShowers(diary.people, home)) };
}

/** Days that are read first: most homes can be seen within them, and a chain has long diaries. */
const soon = 5;

/** Three hours between two, so that one of them suits. */
const apart = 180;

interface NextWanted extends Omit<Wanted, "days" | "negotiatorId"> {
  wish?: PreferredTimes | null;
  /** Who asks: of times near the wish their own come first, as where they book. */
  staffId?: string | undefined;
}

/**
 * The next times at which a home can be viewed, the soonest first.
 * @param wish of whoever they are for: then the times near it, those of its day first. Those that are
 * soonest once it has passed, or where nobody can come near it.
 */
export async function findNextFreeTimes(
  db: Queryable | Transaction,
  { wish = null, ...wanted }: NextWanted,
  count: number,
): Promise<FreeTime[]> {
  const { now } = wanted;
  const wished = wish && (await findTimesNear(db, wish, wanted, count));
  if (wished && wished.length > 0) return wished;
  const find = async (days: number) => {
    const found = await findHomeDiary(db, { ...wanted, days });
    return found && listFreeTimes(found.diary, found.home, { now, days, apart, atMost: count });
  };
  const free = (await find(soon)) ?? [];
  return free.length < count ? ((await find(farthest)) ?? []) : free;
}

async function findTimesNear(
  db: Queryable | Transaction,
  wish: PreferredTimes,
  { staffId, ...wanted }: NextWanted,
  count: number,
): Promise<FreeTime[]> {
  const { now } = wanted;
  const ahead = (Date.parse(wish.date) - Date.parse(getLondonDate(now))) / dayMs;
  if (ahead < 0) return [];
  const found = await findHomeDiary(db, { ...wanted, days: ahead + daysAround + 1 });
  if (!found) return [];
  const own = staffId === undefined ? null : await findOwnNegotiator(db, staffId);
  const prefer = own?.id ?? null;
  const fits = listFits(found.diary, found.home, wish, { now, prefer, atMost: count });
  const isOtherDay = ({ startsAt }: FreeTime) => Number(getLondonDate(startsAt) !== wish.date);
  return fits
    .map(({ isAsked: _isAsked, ...time }) => time)
    .toSorted(
      (a, b) => isOtherDay(a) - isOtherDay(b) || a.startsAt.getTime() - b.startsAt.getTime(),
    );
}

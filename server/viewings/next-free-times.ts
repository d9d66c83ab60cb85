import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import {
  createDiary,
  type Diary,
  type DiaryHome,
  isScheduled,
  listRoutesTo,
  listShowers,
} from "../../domain/viewings/diary.ts";
import { type FreeTime, listFreeTimes } from "../../domain/viewings/free-times.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { type FindDiaryFacts, findDiaryFacts, findDiaryHome } from "./diary-facts.ts";
import type { FindRoutes } from "./route-planner.ts";

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

/** The next times at which a home can be viewed, the soonest first. */
export async function findNextFreeTimes(
  db: Queryable | Transaction,
  wanted: Omit<Wanted, "days" | "negotiatorId">,
  count: number,
): Promise<FreeTime[]> {
  const { now } = wanted;
  const find = async (days: number) => {
    const found = await findHomeDiary(db, { ...wanted, days });
    return found && listFreeTimes(found.diary, found.home, { now, days, apart, atMost: count });
  };
  const free = (await find(soon)) ?? [];
  return free.length < count ? ((await find(farthest)) ?? []) : free;
}

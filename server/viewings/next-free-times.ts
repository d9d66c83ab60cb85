import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import {
  createDiary,
  type Diary,
  type DiaryHome,
  isScheduled,
  listShowers,
} from "../../domain/viewings/diary.ts";
import { type FreeTime, listFreeTimes } from "../../domain/viewings/free-times.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { findDiaryFacts, findDiaryHome } from "./diary-facts.ts";

interface HomeDiary {
  home: DiaryHome;
  diary: Diary;
  /** Somebody who may show it has set hours: only times that can be kept are offered. */
  isScheduled: boolean;
}

/** Null for a home that is not listed. */
export async function findHomeDiary(
  db: Queryable | Transaction,
  { listingId, now, days = 15 }: { listingId: string; now: Date; days?: number },
): Promise<HomeDiary | null> {
  const home = await findDiaryHome(db, listingId);
  if (!home) return null;
  // A day more on both sides, for the way from and to what is there.
  const from = new Date(`${addDays(getLondonDate(now), -1)}T00:00:00Z`);
  const until = new Date(`${addDays(getLondonDate(now), days + 1)}T00:00:00Z`);
  const diary = createDiary(await findDiaryFacts(db, { from, until, now }));
  return { home, diary, isScheduled: isScheduled(listShowers(diary.people, home)) };
}

/** Three hours between two, so that one of them suits. */
const apart = 180;

/** The next times at which a home can be viewed, the soonest first. */
export async function findNextFreeTimes(
  db: Queryable | Transaction,
  { listingId, now }: { listingId: string; now: Date },
  count: number,
): Promise<FreeTime[]> {
  const found = await findHomeDiary(db, { listingId, now });
  return found ? listFreeTimes(found.diary, found.home, { now, apart, atMost: count }) : [];
}

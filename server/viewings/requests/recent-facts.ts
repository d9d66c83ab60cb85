import { LRUCache } from "lru-cache";
import type { DiaryFacts } from "../../../domain/viewings/diary/diary.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { type FindDiaryFacts, findDiaryFacts, type Period } from "../diary/diary-facts.ts";

/** A calendar that is a second old offers what its visitor would have seen a second ago. */
const freshMs = 1000;

interface Asked {
  db: Queryable | Transaction;
  period: Period;
}

/** Reads the diary once a second at most, for the calendars of all homes. */
export function createRecentFacts(): FindDiaryFacts {
  const recent = new LRUCache<string, DiaryFacts, Asked>({
    max: 4,
    ttl: freshMs,
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context: { db, period } }) => findDiaryFacts(db, period),
  });
  return async (db, period) => {
    const { from, until, of } = period;
    const key = JSON.stringify([from, until, of]);
    const facts = await recent.fetch(key, { context: { db, period } });
    if (!facts) throw new Error("The diary was not read.");
    return facts;
  };
}

import { createDiary } from "../domain/viewings/diary/diary.ts";
import { explainConflict, findNextPossible } from "../domain/viewings/diary/conflicts.ts";
import { listFreeTimes } from "../domain/viewings/requests/free-times.ts";
import { createPointKey, createRouteKey } from "../domain/viewings/diary/travel.ts";
import { createEntry, createFacts, createHome, createPerson } from "../server/testing/diary.ts";
import { holdFigure } from "./figures.ts";
import { calculatePercentiles } from "./percentiles.ts";

/** Milliseconds for 14 days, 20 negotiators and 500 bookings: what a drag in the diary waits for. */
const limit = 10;
const rounds = 200;
const now = new Date("2026-11-20T09:00:00Z");

const people = Array.from({ length: 20 }, (_, index) => createPerson({ id: index + 1 }));
const entries = Array.from({ length: 500 }, (_, index) => {
  // Each negotiator's are an hour apart, in homes all over the town.
  const hours = Math.floor(index / 20);
  const day = Math.floor(hours / 3);
  const startsAt = new Date(now.getTime() + day * 86_400_000 + (1 + (hours % 3) * 2) * 3_600_000);
  const at = { lat: 51.5 + (index % 40) / 1000, long: -0.1 + (index % 37) / 1000 };
  const own = { negotiatorId: (index % 20) + 1, listingId: `p${index}`, at };
  return createEntry(startsAt.toISOString(), { id: String(index), ...own });
});
const facts = createFacts({ people, entries });
const home = createHome();
const routedMinutes = Object.fromEntries(
  entries.map(({ at }) => [
    createRouteKey(createPointKey(at ?? home.at), createPointKey(home.at), "walk"),
    12,
  ]),
);
const [first] = entries;
const wanted = { ...first!, home, at: null };

const questions = {
  "free times of 14 days": () => listFreeTimes(createDiary(facts), home, { now, days: 14 }),
  "free times with a route planner": () =>
    listFreeTimes(createDiary({ ...facts, routedMinutes }), home, { now, days: 14 }),
  "conflicts of a time": () => explainConflict(createDiary(facts), wanted, now),
  "the next possible time": () => findNextPossible(createDiary(facts), wanted, now),
};

for (const [what, ask] of Object.entries(questions)) {
  for (let round = 0; round < rounds; round++) ask();
  const { p50, p99 } = calculatePercentiles(Array.from({ length: rounds }, () => measure(ask)));
  holdFigure({ bench: "diary", what, bookings: entries.length, p50, p99, limit }, p50 <= limit);
}

function measure(ask: () => unknown): number {
  const began = performance.now();
  ask();
  return performance.now() - began;
}

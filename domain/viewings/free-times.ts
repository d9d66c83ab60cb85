import { addDays, getLondonDate } from "../shared/dates.ts";
import { parseViewingPlan, usualMinutes } from "./booking-time.ts";

export interface BusyTime {
  negotiatorId: number;
  listingId: string | null;
  startsAt: Date;
  endsAt: Date;
}

/** A renter needs time to read the mail and to come. */
const noticeMs = 2 * 3_600_000;
/** Times that are offered together are so far apart that one of them suits. */
const apartMs = 3 * 3_600_000;
const daysAhead = 14;

/**
 * The next times at which the home can be viewed with somebody: within the hours of viewings, with a
 * negotiator who is free, and while nobody else views it.
 */
export function listFreeTimes(
  {
    listingId,
    negotiators,
    busy,
    now,
  }: {
    listingId: string;
    negotiators: readonly number[];
    busy: readonly BusyTime[];
    now: Date;
  },
  count: number,
): { startsAt: Date; endsAt: Date }[] {
  const free: { startsAt: Date; endsAt: Date }[] = [];
  for (let days = 0; days <= daysAhead; days++) {
    const date = addDays(getLondonDate(now), days);
    for (const time of halfHours) {
      const plan = parseViewingPlan({ date, time, minutes: usualMinutes }, now);
      if (!plan.ok || plan.startsAt.getTime() < now.getTime() + noticeMs) continue;
      const last = free.at(-1);
      if (last && plan.startsAt.getTime() - last.startsAt.getTime() < apartMs) continue;
      const clashes = busy.filter(
        ({ startsAt, endsAt }) => startsAt < plan.endsAt && endsAt > plan.startsAt,
      );
      if (clashes.some((clash) => clash.listingId === listingId)) continue;
      const taken = new Set(clashes.map(({ negotiatorId }) => negotiatorId));
      if (!negotiators.some((id) => !taken.has(id))) continue;
      free.push({ startsAt: plan.startsAt, endsAt: plan.endsAt });
      if (free.length === count) return free;
    }
  }
  return free;
}

/** From 09:00 to 18:30. */
const halfHours = Array.from({ length: 20 }, (_, n) => {
  const hour = String(9 + Math.floor(n / 2)).padStart(2, "0");
  return `${hour}:${n % 2 === 0 ? "00" : "30"}`;
});

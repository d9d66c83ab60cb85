import { getLondonDate } from "../../../domain/shared/dates.ts";
import {
  findBookableFrom,
  findViewingDays,
} from "../../../domain/viewings/requests/bookable-from.ts";
import { type FreeTime, listFreeTimes } from "../../../domain/viewings/requests/free-times.ts";
import { canKeep, groupOfferedDays } from "../../../domain/viewings/requests/offered-days.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import type { PreferredTimes } from "../../../domain/viewings/requests/preferred-times.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import type { FindDiaryFacts } from "../diary/diary-facts.ts";
import { findHomeDiary } from "./next-free-times.ts";
import type { FindRoutes } from "../diary/route-planner.ts";

const dayMs = 86_400_000;

/**
 * What the public calendar of a home offers, from when renters may ask for it. Times are null where nobody who may
 * show it has set hours; null as a whole for a home that is not listed.
 */
export async function findPublicTimes(
  db: Queryable,
  listingId: string,
  now: Date,
  {
    findRoutes,
    findFacts,
  }: { findRoutes?: FindRoutes | undefined; findFacts?: FindDiaryFacts | undefined } = {},
): Promise<{ times: FreeTime[] | null } | null> {
  const settings = await findAgencySettings(db);
  const found = await findHomeDiary(db, {
    listingId,
    now,
    days: settings.viewingsUntilDay,
    findFacts,
    findRoutes,
  });
  if (!found) return null;
  if (!found.isScheduled) return { times: null };
  const from = getLondonDate(findBookableFrom(settings, found.home, now));
  const { last } = findViewingDays(settings, now);
  const days = (Date.parse(last) - Date.parse(from)) / dayMs + 1;
  return { times: listFreeTimes(found.diary, found.home, { now, from, days }) };
}

/** Null if somebody can keep a wish. The calendar hides the others, but anybody can send them. */
export function refusePreferredTime(
  times: FreeTime[] | null,
  wish: PreferredTimes,
): Refused | null {
  if (times === null || canKeep(groupOfferedDays(times), wish)) return null;
  const next = times.slice(0, 3);
  const shown = next.map(({ startsAt, endsAt }) =>
    formatViewingTimes(listViewingTimes(startsAt, endsAt)),
  );
  const detail =
    shown.length > 0
      ? `We can’t show you the home then. The next available times are: ${shown.join("; ")}`
      : "We can’t show you the home then. Call us and we’ll find a time";
  return {
    ok: false,
    refusal: {
      title: "That time isn’t available",
      detail,
      errors: [{ path: "applicant.scheduleViewingTime", message: detail }],
    },
  };
}

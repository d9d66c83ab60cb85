import { formatCount } from "../../shared/formats/count.ts";
import type { AgencySettings } from "../../agency/agency-settings.ts";
import { addDays, getLondonDate, isRealDate } from "../../shared/dates.ts";
import { parseLondonMoment } from "../../shared/london-time.ts";
import { addNotice, type HomeViewing } from "../keys/home-viewing.ts";

export type ViewingSettings = Pick<AgencySettings, "viewingsFromDay" | "viewingsUntilDay">;

/** London dates between which renters ask for a viewing, and the settings that they come from. */
export interface ViewingDays extends ViewingSettings {
  today: string;
  first: string;
  last: string;
}

/**
 * From when renters ask for a viewing by themselves: from the first day that the agency offers, with the notice that the
 * home needs, and on no Sunday.
 * @param home null where nobody has set hours: the office then confirms whatever is asked for
 */
export function findBookableFrom(
  { viewingsFromDay }: Pick<ViewingSettings, "viewingsFromDay">,
  home: { viewing: HomeViewing } | null,
  now: Date,
): Date {
  const first = startDay(addDays(getLondonDate(now), viewingsFromDay));
  const noticed = home ? addNotice(home.viewing, now) : now;
  const from = first > noticed ? first : noticed;
  const date = getLondonDate(from);
  return isSunday(date) ? startDay(addDays(date, 1)) : from;
}

export function findViewingDays(settings: ViewingSettings, now: Date): ViewingDays {
  const { viewingsFromDay, viewingsUntilDay } = settings;
  const today = getLondonDate(now);
  const first = getLondonDate(findBookableFrom(settings, null, now));
  return {
    viewingsFromDay,
    viewingsUntilDay,
    today,
    first,
    last: addDays(today, viewingsUntilDay),
  };
}

/** Nobody views a home on a Sunday. */
export function isViewingDate(date: string, { first, last }: ViewingDays): boolean {
  return isRealDate(date) && date >= first && date <= last && !isSunday(date);
}

/** @example nameFirstDay({ viewingsFromDay: 1 }) // "tomorrow" */
export function nameFirstDay({
  viewingsFromDay,
}: Pick<ViewingSettings, "viewingsFromDay">): string {
  return ["today", "tomorrow"][viewingsFromDay] ?? `${formatCount(viewingsFromDay, "day")} ahead`;
}

function startDay(date: string): Date {
  const midnight = parseLondonMoment(date, "00:00");
  if (!midnight) throw new Error(`There is no day ${date}.`);
  return midnight;
}

/** A date's weekday is the same in every time zone. */
function isSunday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import {
  formatTravelMinutes,
  formatTravelTime,
} from "../../../../domain/viewings/diary/describe-conflict.ts";
import { createDiary } from "../../../../domain/viewings/diary/diary.ts";
import {
  type GridHours,
  listTravelGaps,
  placeInDay,
  type TravelGap,
} from "../../../../domain/viewings/diary/diary-grid.ts";
import type { TravelMode } from "../../../../domain/shared/travel-modes.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Column } from "./columns.ts";
import { placeAt } from "./place-at.ts";
import type { DiaryPageView } from "../shown.ts";

export const travelModeIcons: Record<TravelMode, IconName> = {
  walk: "footprints",
  bike: "bike",
  car: "map-pin",
  "public-transport": "train-front",
};

/** @example "18 min by bike", or "15 min, needs 24" */
export function describeGap({ minutes, there, isTight }: TravelGap, way: TravelMode): string {
  return isTight
    ? `${formatDuration(there)}, needs ${formatTravelMinutes(minutes, there)}`
    : formatTravelTime(minutes, way);
}

/** The ways of one person's day. */
export function listDayGaps(
  { facts }: DiaryPageView,
  { person, date }: Omit<Column, "key" | "isFolded">,
) {
  const diary = createDiary(facts);
  const entries = diary
    .getEntriesOf(person.id)
    .filter(({ startsAt }) => getLondonDate(startsAt) === date);
  return listTravelGaps(entries, person.travelsBy, diary.travel);
}

/** It stands before the next appointment. */
const mostShown = 45 * 60_000;

export function TravelGaps({
  column,
  hours,
  diary,
}: {
  column: Column;
  hours: GridHours;
  diary: DiaryPageView;
}) {
  const { travelsBy } = column.person;
  return listDayGaps(diary, column).map((gap) => {
    const begins = Math.max(gap.startsAt.getTime(), gap.endsAt.getTime() - mostShown);
    const shown = { startsAt: new Date(begins), endsAt: gap.endsAt };
    const place = placeInDay(shown, column.date, hours);
    return (
      place && (
        <span
          key={gap.startsAt.getTime()}
          className={gap.isTight ? "gap gap--tight" : "gap"}
          ref={placeAt(place)}
        >
          <Icon name={travelModeIcons[travelsBy]} />
          {describeGap(gap, travelsBy)}
        </span>
      )
    );
  });
}

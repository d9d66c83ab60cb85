import { createDiary } from "../../../../domain/viewings/diary/diary.ts";
import { type GridHours, placeInDay } from "../../../../domain/viewings/diary/diary-grid.ts";
import type { Column } from "./columns.ts";
import { placeAt } from "./place-at.ts";
import type { DiaryPageView } from "../shown.ts";

/** More stand too close together to be told apart. */
export const maxPosts = 3;

/** Slim posts at the right of a day: when colleagues are busy. Said in words by the day of the team. */
export function Posts({
  column: { date, person },
  hours,
  diary: { facts },
}: {
  column: Column;
  hours: GridHours;
  diary: DiaryPageView;
}) {
  const diary = createDiary(facts);
  const others = facts.people.filter(({ id }) => id !== person.id).slice(0, maxPosts);
  return (
    <div className="posts" aria-hidden="true">
      {others.map(({ id }) => (
        <i key={id}>
          {diary.getEntriesOf(id).map((entry) => {
            const place = placeInDay(entry, date, hours);
            return place && <b key={entry.id} ref={placeAt(place)} />;
          })}
        </i>
      ))}
    </div>
  );
}

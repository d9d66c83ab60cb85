import type { DiaryPerson } from "../../../../domain/viewings/diary/diary.ts";
import { getWeekday, isClosedDay } from "../../../../domain/viewings/diary/diary.ts";
import type { DiaryPageView } from "../shown.ts";

/** A day of somebody, as a column of the grid. */
export interface Column {
  key: string;
  date: string;
  person: DiaryPerson;
  /** Nobody shows homes on a Sunday: it is folded unless something stands in it. */
  isFolded: boolean;
}

/** The days of a week, or the people of a day. */
export function listColumns({
  criteria,
  days,
  facts,
  personId,
  appointments,
}: DiaryPageView): Column[] {
  if (criteria.view === "team") {
    const date = criteria.day;
    return facts.people.map((person) => {
      return { key: String(person.id), date, person, isFolded: false };
    });
  }
  const person = facts.people.find(({ id }) => id === personId);
  if (!person) return [];
  return days.map((date) => ({
    key: date,
    date,
    person,
    isFolded:
      getWeekday(date) === 0 &&
      isClosedDay(facts.office, date) &&
      !appointments.some(
        ({ negotiatorId, startsAt }) =>
          negotiatorId === person.id && startsAt.toISOString().startsWith(date),
      ),
  }));
}

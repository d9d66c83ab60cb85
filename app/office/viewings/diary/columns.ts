import { getLondonDate } from "../../../../domain/shared/dates.ts";
import type { DiaryPerson } from "../../../../domain/viewings/diary/diary.ts";
import { getWeekday, isClosedDay } from "../../../../domain/viewings/diary/diary.ts";
import type { DiaryPageView, PlacedRequestView } from "../shown.ts";

/** A day of somebody, as a column of the grid. */
export interface Column {
  key: string;
  date: string;
  person: DiaryPerson;
  /** Nobody shows homes on a Sunday: it is folded unless something stands in it. */
  isFolded: boolean;
}

/** The days of a week, or the people of a day. */
export function listColumns(
  { criteria, days, facts, personId, appointments }: DiaryPageView,
  requests: readonly PlacedRequestView[],
): Column[] {
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
      listInColumn([...appointments, ...requests], { person, date }).length === 0,
  }));
}

/** What stands in a column, of appointments or requests. */
export function listInColumn<One extends { negotiatorId: number; startsAt: Date }>(
  all: readonly One[],
  { person, date }: Pick<Column, "person" | "date">,
): One[] {
  return all.filter(
    ({ negotiatorId, startsAt }) => negotiatorId === person.id && getLondonDate(startsAt) === date,
  );
}

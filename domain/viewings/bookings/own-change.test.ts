import { describe, expect, test } from "vitest";
import type { FreeTime } from "../requests/free-times.ts";
import {
  canRemindAgain,
  chooseOwnTimes,
  findChosenTime,
  findSecondReminderRound,
  formatTimeChoice,
  getChangeDeadline,
  hasEnoughTimes,
  readChosenPerson,
} from "./own-change.ts";

const createTime = (startsAt: string, negotiatorId = 1): FreeTime => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(new Date(startsAt).getTime() + 1_800_000),
  negotiatorId,
  travelBefore: null,
  travelAfter: null,
  appointmentId: null,
});

test("the limit is counted in hours, also over the night on which the clocks change", () => {
  const starts = new Date("2027-03-28T09:30:00Z");
  expect(getChangeDeadline(starts, 12)).toEqual(new Date("2027-03-27T21:30:00Z"));
  expect(getChangeDeadline(starts, 0)).toEqual(starts);
});

describe("the second reminder", () => {
  test("is for viewings in one to two hours", () => {
    expect(findSecondReminderRound(new Date("2026-12-03T10:00:00Z"))).toEqual({
      after: new Date("2026-12-03T11:00:00Z"),
      until: new Date("2026-12-03T12:00:00Z"),
    });
  });

  test.each([
    ["2026-12-03T12:01:00Z", true],
    ["2026-12-03T12:00:00Z", false],
  ])("can be asked for as long as it is ahead: %s", (startsAt, possible) => {
    expect(canRemindAgain(new Date(startsAt), new Date("2026-12-03T10:00:00Z"))).toBe(possible);
  });
});

describe("the times that a renter sees", () => {
  const days = ["03", "04", "07", "08"];
  const ofDay = (day: string, negotiatorId: number) =>
    ["09:00", "10:00", "11:00", "13:00", "15:00"].map((time) =>
      createTime(`2026-12-${day}T${time}:00Z`, negotiatorId),
    );

  test("are those of the same negotiator, at most three a day, two hours apart", () => {
    const offered = days.flatMap((day) => [...ofDay(day, 1), ...ofDay(day, 2)]);
    const shown = chooseOwnTimes(offered, 2);
    expect(new Set(shown.map(({ negotiatorId }) => negotiatorId))).toEqual(new Set([2]));
    expect(shown.map(({ startsAt }) => startsAt.toISOString().slice(8, 16))).toEqual(
      ["03", "04", "07"].flatMap((day) => ["09:00", "11:00", "13:00"].map((at) => `${day}T${at}`)),
    );
  });

  test("go on with colleagues' where these are few", () => {
    const offered = [createTime("2026-12-08T09:00:00Z", 2), ...ofDay("03", 1)];
    expect(chooseOwnTimes(offered, 2).map(({ negotiatorId }) => negotiatorId)).toEqual([
      2, 1, 1, 1,
    ]);
  });

  test("are looked for among colleagues' only where fewer than six can be shown", () => {
    const two = ofDay("03", 2).slice(0, 3);
    const ofTwoDays = [...ofDay("03", 2), ...ofDay("04", 2)];
    expect([two, ofTwoDays].map(hasEnoughTimes)).toEqual([false, true]);
  });

  test.each([
    [formatTimeChoice(createTime("2026-12-03T09:00:00Z", 2)), 2],
    ["2026-12-03T09:00:00.000Z~99999999999~", null],
    ["2026-12-03T09:00:00.000Z~1 or 1~", null],
    ["", null],
  ])("of the choice %j it is %j's", (choice, negotiatorId) => {
    expect(readChosenPerson(choice)).toBe(negotiatorId);
  });

  test("are chosen by what was offered, and nothing else", () => {
    const time = createTime("2026-12-03T09:00:00Z");
    expect(findChosenTime([time], formatTimeChoice(time))).toBe(time);
    expect(findChosenTime([time], formatTimeChoice({ ...time, negotiatorId: 2 }))).toBeNull();
    expect(findChosenTime([time], "")).toBeNull();
  });
});

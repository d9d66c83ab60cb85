import { describe, expect, test } from "vitest";
import { canRecordOutcome, isNewerOutcome, passDelayOn, readTappedAt } from "./run-sheet.ts";

const at = (time: string) => new Date(`2026-12-03T${time}:00Z`);
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const stop = (id: string, from: string, to: string, travel: number, said = 0) => ({
  id,
  ...span(from, to),
  travel,
  said,
});

describe("a delay from 10:00 to 10:30", () => {
  const row = [
    stop("b", "10:40", "11:10", 5),
    stop("c", "11:20", "11:50", 5),
    stop("d", "13:00", "13:30", 5),
  ];
  test.each([
    ["ends in a gap that is long enough", 20, [stop("b", "11:30", "12:00", 10)], [0]],
    ["is passed on to the next, in whole fives", 20, [stop("b", "10:45", "11:15", 12)], [20]],
    ["is passed on until it ends", 20, row, [15, 10, 0]],
    ["is passed on by less once it is less", 10, row, [5, 0, 0]],
    ["is passed on to nobody once it is taken back", 0, row, [0, 0, 0]],
    [
      "leaves one as late as was said of it, and what follows from that",
      0,
      [row[0]!, stop("c", "11:20", "11:50", 5, 15), stop("d", "11:55", "12:25", 5)],
      [0, 15, 15],
    ],
    [
      "that is taken back leaves a way that is too short",
      0,
      [stop("b", "10:35", "11:05", 15)],
      [0],
    ],
    ["is never longer than four hours", 20, [stop("b", "10:30", "11:00", 400)], [240]],
  ])("%s", (_, minutes, stops, expected) => {
    const passedOn = passDelayOn(span("10:00", "10:30"), minutes, stops);
    expect(passedOn.map((one) => one.minutes)).toEqual(expected);
  });
});

describe("an outcome", () => {
  test.each([
    ["09:29", false],
    ["09:30", true],
    ["18:00", true],
  ])("is recorded from half an hour before: %s", (now, possible) => {
    expect(canRecordOutcome(span("10:00", "10:30"), at(now))).toBe(possible);
  });

  test("is not recorded a week later", () => {
    expect(canRecordOutcome(span("10:00", "10:30"), new Date("2026-12-11T10:31:00Z"))).toBe(false);
  });

  test.each([
    ["nothing was known", null, null, "arrived", "10:00", true],
    ["the same was known", "arrived", "10:00", "arrived", "10:05", false],
    ["it is later", "arrived", "10:00", "done", "10:30", true],
    ["it comes after something later", "done", "10:30", "arrived", "10:00", false],
  ] as const)("counts if %s", (_, outcome, known, next, tapped, newer) => {
    const before = { outcome, outcomeAt: known && at(known) };
    expect(isNewerOutcome(before, { outcome: next, at: at(tapped) })).toBe(newer);
  });

  test.each([
    ["the phone's time counts", at("10:05"), at("10:05")],
    ["without one it is now", null, at("12:00")],
    ["a clock that is ahead is not believed", at("12:30"), at("12:00")],
    ["nor one of the day before", new Date("2026-12-02T10:05:00Z"), at("12:00")],
  ])("%s", (_, tapped, expected) => {
    expect(readTappedAt(tapped, span("10:00", "10:30"), at("12:00"))).toEqual(expected);
  });
});

import { expect, test } from "vitest";
import { listOpenSlots } from "./block-viewing.ts";

const at = (time: string) => new Date(`2026-12-05T${time}:00Z`);
const window = { startsAt: at("10:00"), endsAt: at("11:00") };

test.each([
  ["slots for one party each", { places: 1, slotMinutes: 20 }, [], ["10:00", "10:20", "10:40"]],
  ["a rest too short for a slot", { places: 1, slotMinutes: 25 }, [], ["10:00", "10:25"]],
  ["a slot that is taken", { places: 1, slotMinutes: 20 }, ["10:20"], ["10:00", "10:40"]],
  ["a slot with a second place", { places: 2, slotMinutes: 30 }, ["10:30"], ["10:00", "10:30"]],
  ["an open house", { places: 3, slotMinutes: null }, ["10:00", "10:00"], ["10:00"]],
  ["a full open house", { places: 2, slotMinutes: null }, ["10:00", "10:00"], []],
])("%s", (_what, block, taken, open) => {
  const booked = taken.map((time) => ({ startsAt: at(time) }));
  const times = listOpenSlots({ ...window, ...block }, booked);
  expect(times.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual(open);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planReloads } from "./delayed-reload.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("changes that follow each other are one look", () => {
  const look = vi.fn();
  const looks = planReloads(look);
  for (let change = 0; change < 50; change++) looks.within(600);
  vi.advanceTimersByTime(700);
  expect(look).toHaveBeenCalledTimes(1);
  expect(looks.isPlanned()).toBe(false);
});

test("what may wait for long comes with what may not, and puts that off no further", () => {
  const look = vi.fn();
  const looks = planReloads(look);
  looks.within(60_000);
  looks.within(600);
  looks.within(60_000);
  vi.advanceTimersByTime(700);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(look).toHaveBeenCalledTimes(1);
});

test("a hundred mails in a minute are a few looks", () => {
  const look = vi.fn();
  const looks = planReloads(look);
  for (let mail = 0; mail < 100; mail++) {
    looks.within(5000);
    vi.advanceTimersByTime(600);
  }
  expect(look.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(look.mock.calls.length).toBeLessThan(60);
});

test("one that is called off does not come", () => {
  const look = vi.fn();
  const looks = planReloads(look);
  looks.within(600);
  looks.cancel();
  vi.advanceTimersByTime(1000);
  expect(look).not.toHaveBeenCalled();
});

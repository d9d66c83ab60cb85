import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showHome } from "./scroll-to-home.ts";

const scrolled: number[] = [];
const edges = { x: 0, y: 1000, top: 1000, right: 0, bottom: 0, left: 0, width: 0, height: 0 };
const rectangle: DOMRect = { ...edges, toJSON: () => edges };
let still = false;
const home = { getBoundingClientRect: () => rectangle };

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  still = false;
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) =>
    setTimeout(() => then(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("window", {
    scrollY: 100,
    matchMedia: () => ({ matches: still }),
    scrollTo: ({ top }: { top: number }) => scrolled.push(Math.round(top)),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("half a second after the choice the page scrolls for 300 ms to 200 pixels above the home", () => {
  showHome(() => home, vi.fn());
  vi.advanceTimersByTime(499);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1 + 320);
  expect(scrolled.at(-1)).toBe(900);
  expect(scrolled.length).toBeGreaterThan(10);
  const before = scrolled.length;
  vi.advanceTimersByTime(1000);
  expect(scrolled).toHaveLength(before);
});

test("with reduced motion it jumps", () => {
  still = true;
  showHome(() => home, vi.fn());
  vi.advanceTimersByTime(500);
  expect(scrolled).toEqual([900]);
});

test("the home is lit for two seconds", () => {
  const light = vi.fn();
  showHome(() => home, light);
  vi.advanceTimersByTime(500);
  expect(light.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1999);
  expect(light).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(light.mock.calls).toEqual([[true], [false]]);
});

test("a home that loads late is shown when it is there", () => {
  const light = vi.fn();
  let there: typeof home | null = null;
  showHome(() => there, light);
  vi.advanceTimersByTime(3000);
  expect(light).not.toHaveBeenCalled();
  there = home;
  vi.advanceTimersByTime(100);
  expect(light).toHaveBeenCalledWith(true);
});

test("called off, it neither scrolls nor lights", () => {
  const light = vi.fn();
  const callOff = showHome(() => home, light);
  vi.advanceTimersByTime(300);
  callOff();
  vi.advanceTimersByTime(5000);
  expect(scrolled).toEqual([]);
  expect(light).not.toHaveBeenCalledWith(true);
});

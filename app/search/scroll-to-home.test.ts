import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToHome } from "./scroll-to-home.ts";

const scrolled: number[] = [];
const edges = { x: 0, y: 1000, top: 1000, right: 0, bottom: 0, left: 0, width: 0, height: 0 };
const rectangle: DOMRect = { ...edges, toJSON: () => edges };
let prefersReducedMotion = false;
const home = { getBoundingClientRect: () => rectangle };

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  prefersReducedMotion = false;
  vi.stubGlobal("requestAnimationFrame", (then: FrameRequestCallback) =>
    setTimeout(() => then(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("window", {
    scrollY: 100,
    matchMedia: () => ({ matches: prefersReducedMotion }),
    scrollTo: ({ top }: { top: number }) => scrolled.push(Math.round(top)),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("half a second after the choice the page scrolls for 300 ms to 200 pixels above the home", () => {
  scrollToHome(() => home, vi.fn());
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
  prefersReducedMotion = true;
  scrollToHome(() => home, vi.fn());
  vi.advanceTimersByTime(500);
  expect(scrolled).toEqual([900]);
});

test("the home is lit for two seconds", () => {
  const setHighlighted = vi.fn();
  scrollToHome(() => home, setHighlighted);
  vi.advanceTimersByTime(500);
  expect(setHighlighted.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1999);
  expect(setHighlighted).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(setHighlighted.mock.calls).toEqual([[true], [false]]);
});

test("a home that loads late is shown when it is there", () => {
  const light = vi.fn();
  let foundHome: typeof home | null = null;
  scrollToHome(() => foundHome, light);
  vi.advanceTimersByTime(3000);
  expect(light).not.toHaveBeenCalled();
  foundHome = home;
  vi.advanceTimersByTime(100);
  expect(light).toHaveBeenCalledWith(true);
});

test("called off, it neither scrolls nor lights", () => {
  const light = vi.fn();
  const cancel = scrollToHome(() => home, light);
  vi.advanceTimersByTime(300);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(scrolled).toEqual([]);
  expect(light).not.toHaveBeenCalledWith(true);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordFormOpened } from "./form-opened.ts";
import { readSpamSignals } from "./spam-signals.ts";

let stored: Map<string, string>;
let honeypots: { value: string }[];
beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  honeypots = [{ value: "" }];
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("document", { querySelectorAll: () => honeypots });
  loadPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function loadPage(): void {
  vi.stubGlobal("performance", { timeOrigin: Date.now() });
}

test("the time runs from the moment that the page began to load", () => {
  vi.advanceTimersByTime(1500);
  recordFormOpened();
  vi.advanceTimersByTime(700);
  expect(readSpamSignals()).toEqual({ website: "", openMs: 2200 });
});

test("a reload, a draft and a second form do not begin it anew", () => {
  recordFormOpened();
  vi.advanceTimersByTime(60_000);
  loadPage();
  vi.advanceTimersByTime(300);
  expect(readSpamSignals().openMs).toBe(60_300);
});

test("a clock that was put back gives no time at all", () => {
  recordFormOpened();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(readSpamSignals()).toEqual({ website: "" });
});

test("where the tab keeps nothing it runs from this page's beginning", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.advanceTimersByTime(2500);
  expect(readSpamSignals().openMs).toBe(2500);
});

test("what stands in any hidden field is told", () => {
  honeypots = [{ value: "" }, { value: "https://example.com" }];
  expect(readSpamSignals().website).toBe("https://example.com");
});

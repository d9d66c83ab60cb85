import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formSigns, noteFirstForm } from "./form-signs.ts";

let kept: Map<string, string>;
let hidden: { value: string }[];
beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  hidden = [{ value: "" }];
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { querySelectorAll: () => hidden });
  pageBegins();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function pageBegins(): void {
  vi.stubGlobal("performance", { timeOrigin: Date.now() });
}

test("the time runs from the moment that the page began to load", () => {
  vi.advanceTimersByTime(1500);
  noteFirstForm();
  vi.advanceTimersByTime(700);
  expect(formSigns()).toEqual({ website: "", openMs: 2200 });
});

test("a reload, a draft and a second form do not begin it anew", () => {
  noteFirstForm();
  vi.advanceTimersByTime(60_000);
  pageBegins();
  vi.advanceTimersByTime(300);
  expect(formSigns().openMs).toBe(60_300);
});

test("a clock that was put back gives no time at all", () => {
  noteFirstForm();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(formSigns()).toEqual({ website: "" });
});

test("where the tab keeps nothing it runs from this page's beginning", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.advanceTimersByTime(2500);
  expect(formSigns().openMs).toBe(2500);
});

test("what stands in any hidden field is told", () => {
  hidden = [{ value: "" }, { value: "https://example.com" }];
  expect(formSigns().website).toBe("https://example.com");
});

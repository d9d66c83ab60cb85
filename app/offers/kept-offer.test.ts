import { beforeEach, expect, test, vi } from "vitest";
import { readKeptOffer, writeKeptOffer } from "./kept-offer.ts";
import { testDraft } from "./testing-offer.ts";

const unsaved = { mine: testDraft(), known: testDraft({ tenants: [] }), version: 2, sent: null };

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a tab keeps what is not saved, for each offer by itself", () => {
  writeKeptOffer("O1", unsaved);
  expect([readKeptOffer("O1"), readKeptOffer("O2")]).toEqual([unsaved, null]);
});

test("what was saved leaves the tab", () => {
  writeKeptOffer("O1", unsaved);
  writeKeptOffer("O1", null);
  expect(kept.size).toBe(0);
});

test("what is no draft is not read", () => {
  kept.set("draft:offer:O1", '{"mine":{"details":7}}');
  expect(readKeptOffer("O1")).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  vi.stubGlobal("sessionStorage", undefined);
  writeKeptOffer("O1", unsaved);
  expect(readKeptOffer("O1")).toBeNull();
});

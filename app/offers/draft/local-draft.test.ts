import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLocalDraft, writeLocalDraft } from "./local-draft.ts";
import { createDraft } from "../../../server/testing/offer-draft.ts";

const unsaved = {
  mine: createDraft(),
  known: createDraft({ tenants: [] }),
  version: 2,
  sent: null,
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a tab keeps what is not saved, for each offer by itself", () => {
  writeLocalDraft("O1", unsaved);
  expect([readLocalDraft("O1"), readLocalDraft("O2")]).toEqual([unsaved, null]);
});

test("what was saved leaves the tab", () => {
  writeLocalDraft("O1", unsaved);
  writeLocalDraft("O1", null);
  expect(stored.size).toBe(0);
});

test("what is no draft is not read", () => {
  stored.set("draft:offer:O1", '{"local":{"details":7}}');
  expect(readLocalDraft("O1")).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  vi.stubGlobal("sessionStorage", undefined);
  writeLocalDraft("O1", unsaved);
  expect(readLocalDraft("O1")).toBeNull();
});

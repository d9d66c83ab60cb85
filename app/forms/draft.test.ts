import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../server/testing/session-storage.ts";
import { readDraft, writeDraft } from "./draft.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const draft = { answers: { firstname: "Priya" }, step: 1 };

test("a draft comes back under its own key", () => {
  writeDraft("draft:enquiry:1", draft);
  expect(readDraft("draft:enquiry:1")).toEqual(draft);
  expect(readDraft("draft:enquiry:2")).toBeNull();
});

test("a draft that was sent is gone", () => {
  writeDraft("draft:enquiry:1", draft);
  writeDraft("draft:enquiry:1", null);
  expect(readDraft("draft:enquiry:1")).toBeNull();
});

test.each(["", "{", "12", '{"answers":{"firstname":1},"step":0}', '{"answers":{},"step":-1}'])(
  "%j is no draft",
  (text) => {
    stored.set("key", text);
    expect(readDraft("key")).toBeNull();
  },
);

test("a browser that keeps nothing does not stop the form", () => {
  vi.stubGlobal("sessionStorage", undefined);
  writeDraft("key", draft);
  expect(readDraft("key")).toBeNull();
});

import { afterEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../../domain/offers/offer.ts";
import { saveOfferDraft } from "./save-offer-draft.ts";
import { createDraft } from "../../../server/testing/offer-draft.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

async function saveWithResponse(status: number, answer: unknown) {
  const fetching = vi.fn(async (_path: string, _request: RequestInit) =>
    Response.json(answer, { status }),
  );
  vi.stubGlobal("fetch", fetching);
  const outcome = await saveOfferDraft("O 1", { draft: createDraft(), version: 3 });
  return { outcome, fetching };
}

test("a save carries the draft and its version, and outlives the page", async () => {
  const { outcome, fetching } = await saveWithResponse(201, { version: 4 });
  expect(outcome).toEqual({ kind: "saved", version: 4 });
  const [path, request] = fetching.mock.calls[0]!;
  expect(path).toBe("/api/offer/O%201/draft");
  expect(request.keepalive).toBe(true);
  expect(request.body).toBe(JSON.stringify({ draft: createDraft(), version: 3 }));
});

test("a version that somebody else saved comes back with the refusal", async () => {
  const { outcome } = await saveWithResponse(409, { title: "No", draft: emptyDraft, version: 9 });
  expect(outcome).toEqual({ kind: "superseded", serverDraft: { draft: emptyDraft, version: 9 } });
});

test.each([
  [409, { error: "Already submitted" }],
  [410, { title: "This offer has ended" }],
])("an offer that was submitted or has ended takes no draft: %d", async (status, answer) => {
  expect((await saveWithResponse(status, answer)).outcome).toEqual({ kind: "closed" });
});

test.each([
  [503, {}],
  [429, {}],
  [201, { unheard: "of" }],
])("anything else is no answer: %d %j", async (status, answer) => {
  expect((await saveWithResponse(status, answer)).outcome).toEqual({ kind: "unanswered" });
});

test("without a connection there is no answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
  const outcome = await saveOfferDraft("O1", { draft: emptyDraft, version: 0 });
  expect(outcome).toEqual({ kind: "unanswered" });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type SaveOutcome } from "./autosave.ts";
import type { VersionedDraft, UnsavedDraft } from "./draft-sync.ts";

type Draft = { rent: number };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startAutosave({
  outcomes = [] as SaveOutcome<Draft>[],
  tab = null as UnsavedDraft<Draft> | null,
} = {}) {
  const sent: VersionedDraft<Draft>[] = [];
  const localDrafts: (UnsavedDraft<Draft> | null)[] = [];
  const autosave = createAutosave<Draft>({ draft: { rent: 1 }, version: 0 }, tab, {
    save: async (saved) => {
      sent.push(saved);
      return outcomes.shift() ?? { kind: "saved", version: saved.version + 1 };
    },
    saveLocally: (unsaved) => localDrafts.push(unsaved),
  });
  return { keeper: autosave, sent, inTab: localDrafts };
}

test("quick changes are one save, a moment after the last", async () => {
  const { keeper, sent } = startAutosave();
  for (const rent of [2, 3, 4]) {
    keeper.change({ rent });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ draft: { rent: 4 }, version: 0 }]);
});

test("the tab keeps a change until the server has it", async () => {
  const { keeper, inTab } = startAutosave();
  keeper.change({ rent: 2 });
  expect(inTab.at(-1)?.mine).toEqual({ rent: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(inTab.at(-1)).toBeNull();
});

test("without an answer it tries again by itself, and at once when the connection is back", async () => {
  const { keeper, sent } = startAutosave({
    outcomes: [{ kind: "unanswered" }, { kind: "unanswered" }],
  });
  keeper.change({ rent: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
});

test("what an earlier page of the tab left is sent as soon as somebody looks", async () => {
  const { keeper, sent } = startAutosave({
    tab: { mine: { rent: 7 }, known: { rent: 1 }, version: 0, sent: null },
  });
  keeper.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.draft).toEqual({ rent: 7 });
});

test("a page that goes sends at once and keeps it in the tab", () => {
  const { keeper, sent, inTab } = startAutosave();
  keeper.change({ rent: 2 });
  keeper.saveNow();
  expect(sent).toEqual([{ draft: { rent: 2 }, version: 0 }]);
  expect(inTab.at(-1)?.mine).toEqual({ rent: 2 });
});

test("a page that goes with nothing to save sends nothing", () => {
  const { keeper, sent } = startAutosave();
  keeper.saveNow();
  expect(sent).toEqual([]);
});

test("the version that was chosen is the one that is saved", async () => {
  const { keeper, sent } = startAutosave({
    outcomes: [{ kind: "superseded", serverDraft: { draft: { rent: 9 }, version: 5 } }],
  });
  keeper.change({ rent: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ rent: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  keeper.resolveConflict("local");
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[1]).toEqual({ draft: { rent: 3 }, version: 5 });
});

test("while the offer is being sent nothing is saved, the tab keeps a change, and it is saved if the offer was refused", async () => {
  const { keeper, sent, inTab } = startAutosave();
  keeper.change({ rent: 2 });
  keeper.setPaused(true);
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  expect(inTab.at(-1)?.mine).toEqual({ rent: 2 });
  keeper.setPaused(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ draft: { rent: 2 }, version: 0 }]);
});

test("after the offer was submitted nothing is saved or kept", async () => {
  const { keeper, sent, inTab } = startAutosave();
  keeper.change({ rent: 2 });
  keeper.stop();
  keeper.change({ rent: 3 });
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  expect(inTab.at(-1)).toBeNull();
});

test("an offer that takes no draft any more ends the saving, and the tab forgets", async () => {
  const { keeper, sent, inTab } = startAutosave({ outcomes: [{ kind: "closed" }] });
  keeper.change({ rent: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ rent: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, keeper.state().closed, inTab.at(-1)]).toEqual([1, true, null]);
});

import { describe, expect, test } from "vitest";
import {
  createSyncState,
  type DraftSync,
  isSaveDue,
  isDeepEqual,
  isUnsaved,
  reduceSync,
  getSaveState,
  type SyncEvent,
} from "./draft-sync.ts";

type Draft = { rent: number };

const draft = (rent: number): Draft => ({ rent });
const initialState = createSyncState({ draft: draft(1), version: 4 }, null);

function applyEvents(...events: SyncEvent<Draft>[]): DraftSync<Draft> {
  return events.reduce(reduceSync, initialState);
}

const createChange = (rent: number) => ({ kind: "changed", draft: draft(rent) }) as const;
const sent = { kind: "sent" } as const;
const unanswered = { kind: "unanswered" } as const;
const saved = { kind: "saved", version: 5 } as const;
const createSuperseded = (rent: number) =>
  ({ kind: "superseded", serverDraft: { draft: draft(rent), version: 9 } }) as const;

describe("the state that is shown", () => {
  test.each([
    ["saved at first", applyEvents(), "saved"],
    ["saving from the first change on", applyEvents(createChange(2)), "saving"],
    ["saving while the answer is awaited", applyEvents(createChange(2), sent), "saving"],
    ["saved once the server has it", applyEvents(createChange(2), sent, saved), "saved"],
    ["unsaved when no answer came", applyEvents(createChange(2), sent, unanswered), "unsaved"],
    [
      "still unsaved while it tries again",
      applyEvents(createChange(2), sent, unanswered, sent),
      "unsaved",
    ],
    [
      "saved by a later attempt",
      applyEvents(createChange(2), sent, unanswered, sent, saved),
      "saved",
    ],
    [
      "torn when somebody else saved first",
      applyEvents(createChange(2), sent, createSuperseded(3)),
      "conflict",
    ],
  ])("is %s", (_, state, shown) => {
    expect(getSaveState(state)).toBe(shown);
  });
});

test("what changes while a save is on its way is saved next, on the new version", () => {
  const state = applyEvents(createChange(2), sent, createChange(3), saved);
  expect([isSaveDue(state), state.version, state.known, state.mine]).toEqual([
    true,
    5,
    draft(2),
    draft(3),
  ]);
});

test("one save is on its way at a time, and none while a choice is open", () => {
  expect(isSaveDue(applyEvents(createChange(2), sent, createChange(3)))).toBe(false);
  expect(isSaveDue(applyEvents(createChange(2), sent, createSuperseded(3), createChange(4)))).toBe(
    false,
  );
});

test("a change that is taken back leaves nothing to save", () => {
  expect(isUnsaved(applyEvents(createChange(2), createChange(1)))).toBe(false);
});

test("the own save whose answer was lost is no conflict", () => {
  const state = applyEvents(createChange(2), sent, createSuperseded(2));
  expect([getSaveState(state), state.version]).toEqual(["saved", 9]);
});

test("another version that says the same as the last save is no conflict", () => {
  const state = applyEvents(createChange(2), sent, createSuperseded(1));
  expect([getSaveState(state), isSaveDue(state), state.version]).toEqual(["saving", true, 9]);
});

test("in a conflict both sides stay until one is chosen", () => {
  const state = applyEvents(createChange(2), sent, createSuperseded(3));
  expect([state.mine, state.serverDraft?.draft]).toEqual([draft(2), draft(3)]);
});

test("mine, chosen, is saved over theirs", () => {
  const state = reduceSync(applyEvents(createChange(2), sent, createSuperseded(3)), {
    kind: "chosen",
    whose: "local",
  });
  expect([state.mine, state.version, isSaveDue(state)]).toEqual([draft(2), 9, true]);
});

test("theirs, chosen, needs no saving", () => {
  const state = reduceSync(applyEvents(createChange(2), sent, createSuperseded(3)), {
    kind: "chosen",
    whose: "server",
  });
  expect([state.mine, state.version, isSaveDue(state)]).toEqual([draft(3), 9, false]);
});

describe("after a reload", () => {
  const unsaved = { mine: draft(2), known: draft(1), version: 4, sent: null };

  test("what was not saved goes on", () => {
    const state = createSyncState({ draft: draft(1), version: 4 }, unsaved);
    expect([state.mine, isSaveDue(state)]).toEqual([draft(2), true]);
  });

  test("what the closing page could still send is known as saved", () => {
    const state = createSyncState({ draft: draft(2), version: 5 }, unsaved);
    expect([getSaveState(state), state.version]).toEqual(["saved", 5]);
  });

  test("a save that was on its way is known as this tab's own", () => {
    const state = createSyncState(
      { draft: draft(2), version: 5 },
      { ...unsaved, mine: draft(3), sent: draft(2) },
    );
    expect([getSaveState(state), state.mine, state.version]).toEqual(["saving", draft(3), 5]);
  });

  test("what somebody else saved meanwhile has to be chosen from", () => {
    const state = createSyncState({ draft: draft(7), version: 5 }, unsaved);
    expect([getSaveState(state), state.mine, state.serverDraft?.draft]).toEqual([
      "conflict",
      draft(2),
      draft(7),
    ]);
  });
});

test.each([
  [{ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: "1" }, { a: 1 }, false],
  [null, {}, false],
])("%j and %j: the same is %j", (one, other, same) => {
  expect(isDeepEqual(one, other)).toBe(same);
});

import { describe, expect, test } from "vitest";
import {
  beginSync,
  type DraftSync,
  isDue,
  isSame,
  isUnsaved,
  nextSync,
  saveState,
  type SyncEvent,
} from "./draft-sync.ts";

type Draft = { rent: number };

const draft = (rent: number): Draft => ({ rent });
const begun = beginSync({ draft: draft(1), version: 4 }, null);

function after(...events: SyncEvent<Draft>[]): DraftSync<Draft> {
  return events.reduce(nextSync, begun);
}

const changed = (rent: number) => ({ kind: "changed", draft: draft(rent) }) as const;
const sent = { kind: "sent" } as const;
const unanswered = { kind: "unanswered" } as const;
const saved = { kind: "saved", version: 5 } as const;
const overtaken = (rent: number) =>
  ({ kind: "overtaken", theirs: { draft: draft(rent), version: 9 } }) as const;

describe("the state that is shown", () => {
  test.each([
    ["saved at first", after(), "saved"],
    ["saving from the first change on", after(changed(2)), "saving"],
    ["saving while the answer is awaited", after(changed(2), sent), "saving"],
    ["saved once the server has it", after(changed(2), sent, saved), "saved"],
    ["unsaved when no answer came", after(changed(2), sent, unanswered), "unsaved"],
    ["still unsaved while it tries again", after(changed(2), sent, unanswered, sent), "unsaved"],
    ["saved by a later attempt", after(changed(2), sent, unanswered, sent, saved), "saved"],
    ["torn when somebody else saved first", after(changed(2), sent, overtaken(3)), "torn"],
  ])("is %s", (_, state, shown) => {
    expect(saveState(state)).toBe(shown);
  });
});

test("what changes while a save is on its way is saved next, on the new version", () => {
  const state = after(changed(2), sent, changed(3), saved);
  expect([isDue(state), state.version, state.known, state.mine]).toEqual([
    true,
    5,
    draft(2),
    draft(3),
  ]);
});

test("one save is on its way at a time, and none while a choice is open", () => {
  expect(isDue(after(changed(2), sent, changed(3)))).toBe(false);
  expect(isDue(after(changed(2), sent, overtaken(3), changed(4)))).toBe(false);
});

test("a change that is taken back leaves nothing to save", () => {
  expect(isUnsaved(after(changed(2), changed(1)))).toBe(false);
});

test("the own save whose answer was lost is no conflict", () => {
  const state = after(changed(2), sent, overtaken(2));
  expect([saveState(state), state.version]).toEqual(["saved", 9]);
});

test("another version that says the same as the last save is no conflict", () => {
  const state = after(changed(2), sent, overtaken(1));
  expect([saveState(state), isDue(state), state.version]).toEqual(["saving", true, 9]);
});

test("in a conflict both sides stay until one is chosen", () => {
  const state = after(changed(2), sent, overtaken(3));
  expect([state.mine, state.theirs?.draft]).toEqual([draft(2), draft(3)]);
});

test("mine, chosen, is saved over theirs", () => {
  const state = nextSync(after(changed(2), sent, overtaken(3)), { kind: "chosen", whose: "mine" });
  expect([state.mine, state.version, isDue(state)]).toEqual([draft(2), 9, true]);
});

test("theirs, chosen, needs no saving", () => {
  const state = nextSync(after(changed(2), sent, overtaken(3)), {
    kind: "chosen",
    whose: "theirs",
  });
  expect([state.mine, state.version, isDue(state)]).toEqual([draft(3), 9, false]);
});

describe("after a reload", () => {
  const kept = { mine: draft(2), known: draft(1), version: 4, sent: null };

  test("what was not saved goes on", () => {
    const state = beginSync({ draft: draft(1), version: 4 }, kept);
    expect([state.mine, isDue(state)]).toEqual([draft(2), true]);
  });

  test("what the closing page could still send is known as saved", () => {
    const state = beginSync({ draft: draft(2), version: 5 }, kept);
    expect([saveState(state), state.version]).toEqual(["saved", 5]);
  });

  test("a save that was on its way is known as this tab's own", () => {
    const state = beginSync(
      { draft: draft(2), version: 5 },
      { ...kept, mine: draft(3), sent: draft(2) },
    );
    expect([saveState(state), state.mine, state.version]).toEqual(["saving", draft(3), 5]);
  });

  test("what somebody else saved meanwhile has to be chosen from", () => {
    const state = beginSync({ draft: draft(7), version: 5 }, kept);
    expect([saveState(state), state.mine, state.theirs?.draft]).toEqual([
      "torn",
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
  expect(isSame(one, other)).toBe(same);
});

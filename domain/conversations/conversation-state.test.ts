import { describe, expect, test } from "vitest";
import { conversationStates, getNextState, type ConversationEvent } from "./conversation-state.ts";

/** In the order of `conversationStates`; a sentence where the event is refused. */
const closedAlready = "This conversation is already closed.";
const openAlready = "This conversation is already open.";
const reopenFirst = "This conversation is closed. Reopen it first.";
const unanswered = {
  ask: ["new", "open", "open", "open", "open"],
  answer: ["waiting", "waiting", "waiting", "waiting", "waiting"],
  assign: ["open", "open", "waiting", "snoozed", "closed"],
  snooze: ["snoozed", "snoozed", "snoozed", "snoozed", reopenFirst],
  wake: ["new", "open", "waiting", "open", "closed"],
  close: ["closed", "closed", "closed", "closed", closedAlready],
  reopen: [openAlready, openAlready, openAlready, openAlready, "open"],
} satisfies Record<ConversationEvent, string[]>;

const events = Object.keys(unanswered).filter(
  (event): event is ConversationEvent => event in unanswered,
);

describe.each(events)("%s", (event) => {
  test.each(conversationStates.map((state, n) => [state, unanswered[event][n]!]))(
    "%s becomes or answers %s",
    (state, expected) => {
      const next = getNextState(state, event, false);
      expect(next.ok ? next.state : next.problem).toBe(expected);
    },
  );
});

test("what is answered waits for the person again, when it wakes and when it is reopened", () => {
  expect(getNextState("snoozed", "wake", true)).toEqual({ ok: true, state: "waiting" });
  expect(getNextState("closed", "reopen", true)).toEqual({ ok: true, state: "waiting" });
});

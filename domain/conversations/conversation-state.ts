/**
 * `new`: nobody has taken it. `open`: the agency has to act. `waiting`: the person has to.
 * `snoozed`: comes back by itself. `closed`: done.
 */
export const conversationStates = ["new", "open", "waiting", "snoozed", "closed"] as const;

export type ConversationState = (typeof conversationStates)[number];

export const stateNames: Record<ConversationState, string> = {
  new: "New",
  open: "Open",
  waiting: "Awaiting reply",
  snoozed: "Snoozed",
  closed: "Closed",
};

/**
 * `ask`: the person asked or wrote, `answer`: a member of staff replied or rang. Mails that the site
 * or the person's mail program sends by itself are no event.
 */
export type ConversationEvent =
  | "ask"
  | "answer"
  | "assign"
  | "snooze"
  | "wake"
  | "close"
  | "reopen";

export type NextState = { ok: true; state: ConversationState } | { ok: false; problem: string };

type Step = (state: ConversationState, back: ConversationState) => NextState;

/** `back` is the state of what is neither new, put aside nor closed. */
const steps: Record<ConversationEvent, Step> = {
  ask: (state) => moveTo(state === "new" ? "new" : "open"),
  answer: () => moveTo("waiting"),
  assign: (state) => moveTo(state === "new" ? "open" : state),
  snooze: (state) =>
    state === "closed"
      ? refuse("This conversation is closed. Reopen it first.")
      : moveTo("snoozed"),
  wake: (state, back) => moveTo(state === "snoozed" ? back : state),
  close: (state) =>
    state === "closed" ? refuse("This conversation is already closed.") : moveTo("closed"),
  reopen: (state, back) =>
    state === "closed" ? moveTo(back) : refuse("This conversation is already open."),
};

/** @param isAnswered whether nothing of the person waits for an answer */
export function getNextState(
  state: ConversationState,
  event: ConversationEvent,
  isAnswered: boolean,
): NextState {
  return steps[event](state, isAnswered ? "waiting" : "open");
}

function moveTo(state: ConversationState): NextState {
  return { ok: true, state };
}

function refuse(problem: string): NextState {
  return { ok: false, problem };
}

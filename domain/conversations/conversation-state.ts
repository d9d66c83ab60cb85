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

/** @param isAnswered whether nothing of the person waits for an answer */
export function getNextState(
  state: ConversationState,
  event: ConversationEvent,
  isAnswered: boolean,
): NextState {
  const back = isAnswered ? "waiting" : "open";
  switch (event) {
    case "ask":
      return moveTo(state === "new" ? "new" : "open");
    case "answer":
      return moveTo("waiting");
    case "assign":
      return moveTo(state === "new" ? "open" : state);
    case "snooze":
      return state === "closed" ? refuse("It is closed: reopen it first.") : moveTo("snoozed");
    case "wake":
      return moveTo(state === "snoozed" ? back : state);
    case "close":
      return state === "closed" ? refuse("It is closed already.") : moveTo("closed");
    case "reopen":
      return state === "closed" ? moveTo(back) : refuse("It is open already.");
  }
}

function moveTo(state: ConversationState): NextState {
  return { ok: true, state };
}

function refuse(problem: string): NextState {
  return { ok: false, problem };
}

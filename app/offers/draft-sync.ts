/** Where one tab and the server stand with the same draft. */
export interface DraftSync<Draft> {
  /** What is on screen. */
  mine: Draft;
  /** What the server is known to hold, and its version. */
  known: Draft;
  version: number;
  /** On its way to the server; null where nothing is. */
  sent: Draft | null;
  /** The last attempt to save got no answer. */
  unanswered: boolean;
  /** Saved by somebody else meanwhile: nothing more is sent until one of the two is chosen. */
  theirs: Saved<Draft> | null;
  /** The offer takes no draft any more: it was submitted, or it has ended. */
  closed: boolean;
}

export interface Saved<Draft> {
  draft: Draft;
  version: number;
}

/** What a tab keeps of its own until the server has it. */
export type Unsaved<Draft> = Pick<DraftSync<Draft>, "mine" | "known" | "version" | "sent">;

export type SyncEvent<Draft> =
  | { kind: "changed"; draft: Draft }
  | { kind: "sent" }
  | { kind: "saved"; version: number }
  | { kind: "unanswered" }
  /** The server holds another version than the one that was sent. */
  | { kind: "overtaken"; theirs: Saved<Draft> }
  | { kind: "closed" }
  | { kind: "chosen"; whose: "mine" | "theirs" };

export type SaveState = "saved" | "saving" | "unsaved" | "torn";

/**
 * How a draft begins. What an earlier page of this tab could not save goes on from where it was;
 * where the server holds something that this tab never saw, the person has to choose.
 */
export function beginSync<Draft>(
  server: Saved<Draft>,
  kept: Unsaved<Draft> | null,
): DraftSync<Draft> {
  const fresh: DraftSync<Draft> = {
    mine: server.draft,
    known: server.draft,
    version: server.version,
    sent: null,
    unanswered: false,
    theirs: null,
    closed: false,
  };
  if (kept === null || isSame(kept.mine, server.draft)) return fresh;
  const own = [kept.known, kept.sent].some((draft) => isSame(draft, server.draft));
  if (own || kept.version === server.version) return { ...fresh, mine: kept.mine };
  return { ...fresh, mine: kept.mine, known: kept.known, version: kept.version, theirs: server };
}

export function nextSync<Draft>(
  state: DraftSync<Draft>,
  event: SyncEvent<Draft>,
): DraftSync<Draft> {
  switch (event.kind) {
    case "changed":
      return { ...state, mine: event.draft };
    case "sent":
      return { ...state, sent: state.mine };
    case "saved":
      return {
        ...state,
        known: state.sent ?? state.known,
        version: event.version,
        sent: null,
        unanswered: false,
      };
    case "unanswered":
      return { ...state, sent: null, unanswered: true };
    case "overtaken":
      return overtaken({ ...state, sent: null, unanswered: false }, event.theirs);
    case "closed":
      return { ...state, sent: null, closed: true };
    default:
      return chosen(state, event.whose);
  }
}

/** Only a version that says something else than both the screen and the last save is a conflict. */
function overtaken<Draft>(state: DraftSync<Draft>, theirs: Saved<Draft>): DraftSync<Draft> {
  const agrees = isSame(theirs.draft, state.mine) || isSame(theirs.draft, state.known);
  return agrees
    ? { ...state, known: theirs.draft, version: theirs.version, theirs: null }
    : { ...state, theirs };
}

function chosen<Draft>(state: DraftSync<Draft>, whose: "mine" | "theirs"): DraftSync<Draft> {
  if (state.theirs === null) return state;
  const { draft, version } = state.theirs;
  const mine = whose === "mine" ? state.mine : draft;
  return { ...state, mine, known: draft, version, theirs: null };
}

/** Whether there is something to send now. */
export function isDue<Draft>(state: DraftSync<Draft>): boolean {
  return !state.closed && isUnsaved(state) && state.sent === null && state.theirs === null;
}

/** Whether something would be lost if the tab went now. */
export function isUnsaved<Draft>({ mine, known, closed }: DraftSync<Draft>): boolean {
  return !closed && !isSame(mine, known);
}

export function saveState<Draft>(state: DraftSync<Draft>): SaveState {
  if (state.theirs !== null) return "torn";
  if (!isUnsaved(state)) return "saved";
  return state.unanswered ? "unsaved" : "saving";
}

/** Whether two drafts say the same; the order of their fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

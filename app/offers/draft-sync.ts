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
  saveFailed: boolean;
  /** Saved by somebody else meanwhile: nothing more is sent until one of the two is chosen. */
  serverDraft: VersionedDraft<Draft> | null;
  /** The offer takes no draft any more: it was submitted, or it has ended. */
  closed: boolean;
}

export interface VersionedDraft<Draft> {
  draft: Draft;
  version: number;
}

/** What a tab keeps of its own until the server has it. */
export type UnsavedDraft<Draft> = Pick<DraftSync<Draft>, "mine" | "known" | "version" | "sent">;

export type SyncEvent<Draft> =
  | { kind: "changed"; draft: Draft }
  | { kind: "sent" }
  | { kind: "saved"; version: number }
  | { kind: "unanswered" }
  /** The server holds another version than the one that was sent. */
  | { kind: "superseded"; serverDraft: VersionedDraft<Draft> }
  | { kind: "closed" }
  | { kind: "chosen"; whose: "mine" | "theirs" };

export type SaveState = "saved" | "saving" | "unsaved" | "conflict";

/**
 * How a draft begins. What an earlier page of this tab could not save goes on from where it was;
 * where the server holds something that this tab never saw, the person has to choose.
 */
export function createSyncState<Draft>(
  server: VersionedDraft<Draft>,
  unsaved: UnsavedDraft<Draft> | null,
): DraftSync<Draft> {
  const fresh: DraftSync<Draft> = {
    mine: server.draft,
    known: server.draft,
    version: server.version,
    sent: null,
    saveFailed: false,
    serverDraft: null,
    closed: false,
  };
  if (unsaved === null || isDeepEqual(unsaved.mine, server.draft)) return fresh;
  const isOwn = [unsaved.known, unsaved.sent].some((draft) => isDeepEqual(draft, server.draft));
  if (isOwn || unsaved.version === server.version) return { ...fresh, mine: unsaved.mine };
  return {
    ...fresh,
    mine: unsaved.mine,
    known: unsaved.known,
    version: unsaved.version,
    serverDraft: server,
  };
}

export function reduceSync<Draft>(
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
        saveFailed: false,
      };
    case "unanswered":
      return { ...state, sent: null, saveFailed: true };
    case "superseded":
      return detectConflict({ ...state, sent: null, saveFailed: false }, event.serverDraft);
    case "closed":
      return { ...state, sent: null, closed: true };
    default:
      return resolveConflict(state, event.whose);
  }
}

/** Only a version that says something else than both the screen and the last save is a conflict. */
function detectConflict<Draft>(
  state: DraftSync<Draft>,
  serverDraft: VersionedDraft<Draft>,
): DraftSync<Draft> {
  const agrees =
    isDeepEqual(serverDraft.draft, state.mine) || isDeepEqual(serverDraft.draft, state.known);
  return agrees
    ? { ...state, known: serverDraft.draft, version: serverDraft.version, serverDraft: null }
    : { ...state, serverDraft };
}

function resolveConflict<Draft>(
  state: DraftSync<Draft>,
  whose: "mine" | "theirs",
): DraftSync<Draft> {
  if (state.serverDraft === null) return state;
  const { draft, version } = state.serverDraft;
  const mine = whose === "mine" ? state.mine : draft;
  return { ...state, mine, known: draft, version, serverDraft: null };
}

/** Whether there is something to send now. */
export function isSaveDue<Draft>(state: DraftSync<Draft>): boolean {
  return !state.closed && isUnsaved(state) && state.sent === null && state.serverDraft === null;
}

/** Whether something would be lost if the tab went now. */
export function isUnsaved<Draft>({ mine, known, closed }: DraftSync<Draft>): boolean {
  return !closed && !isDeepEqual(mine, known);
}

export function getSaveState<Draft>(state: DraftSync<Draft>): SaveState {
  if (state.serverDraft !== null) return "conflict";
  if (!isUnsaved(state)) return "saved";
  return state.saveFailed ? "unsaved" : "saving";
}

/** Whether two drafts say the same; the order of their fields says nothing. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

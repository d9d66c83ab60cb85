/** Sync state of a draft between one tab and the server. */
export interface DraftSync<Draft> {
  mine: Draft;
  known: Draft;
  version: number;
  /** Draft being saved; null if there is none. */
  sent: Draft | null;
  /** The last save got no response. */
  saveFailed: boolean;
  /** A conflicting version saved elsewhere. Saving stops until one of the two is chosen. */
  serverDraft: VersionedDraft<Draft> | null;
  /** The offer was submitted or has ended, so it accepts no more changes. */
  closed: boolean;
}

/** Hidden field with the version that a page shows, for a form that is sent without script. */
export const versionField = "version";

export interface VersionedDraft<Draft> {
  draft: Draft;
  version: number;
}

export type UnsavedDraft<Draft> = Pick<DraftSync<Draft>, "mine" | "known" | "version" | "sent">;

export type SyncEvent<Draft> =
  | { kind: "changed"; draft: Draft }
  | { kind: "sent" }
  | { kind: "saved"; version: number }
  | { kind: "unanswered" }
  | { kind: "superseded"; serverDraft: VersionedDraft<Draft> }
  | { kind: "closed" }
  | { kind: "chosen"; whose: "local" | "server" };

export type SaveState = "saved" | "saving" | "unsaved" | "conflict";

/** Resumes this tab's unsaved changes, or reports a conflict with a version it never saw. */
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

/** A newer version is only a conflict if it differs from both the screen and the last save. */
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
  whose: "local" | "server",
): DraftSync<Draft> {
  if (state.serverDraft === null) return state;
  const { draft, version } = state.serverDraft;
  const mine = whose === "local" ? state.mine : draft;
  return { ...state, mine, known: draft, version, serverDraft: null };
}

export function isSaveDue<Draft>(state: DraftSync<Draft>): boolean {
  return !state.closed && isUnsaved(state) && state.sent === null && state.serverDraft === null;
}

export function isUnsaved<Draft>({ mine, known, closed }: DraftSync<Draft>): boolean {
  return !closed && !isDeepEqual(mine, known);
}

export function getSaveState<Draft>(state: DraftSync<Draft>): SaveState {
  if (state.serverDraft !== null) return "conflict";
  if (!isUnsaved(state)) return "saved";
  return state.saveFailed ? "unsaved" : "saving";
}

/** Compares two drafts, ignoring key order. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

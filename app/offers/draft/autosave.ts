import {
  createSyncState,
  type DraftSync,
  isSaveDue,
  isUnsaved,
  reduceSync,
  type VersionedDraft,
  type SyncEvent,
  type UnsavedDraft,
} from "./draft-sync.ts";

/** Debounce before saving, milliseconds. */
const debounceMs = 800;
/** Retry delay after a failed save, milliseconds; a change retries sooner. */
const retryMs = 5000;

export type SaveOutcome<Draft> =
  | { kind: "saved"; version: number }
  | { kind: "superseded"; serverDraft: VersionedDraft<Draft> }
  | { kind: "unanswered" }
  | { kind: "closed" };

interface AutosaveOptions<Draft> {
  /** Must reach the server even if the page is closed meanwhile. */
  save: (saved: VersionedDraft<Draft>) => Promise<SaveOutcome<Draft>>;
  /** Stores unsaved changes in this tab; null once all are saved. */
  saveLocally: (unsaved: UnsavedDraft<Draft> | null) => void;
}

export function createAutosave<Draft>(
  server: VersionedDraft<Draft>,
  kept: UnsavedDraft<Draft> | null,
  { save, saveLocally }: AutosaveOptions<Draft>,
) {
  let state = createSyncState(server, kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let isStopped = false;
  const listeners = new Set<() => void>();

  function dispatch(event: SyncEvent<Draft>): void {
    state = reduceSync(state, event);
    if (!isStopped) saveLocally(isUnsaved(state) ? state : null);
    for (const listener of listeners) listener();
  }

  function scheduleSave(ms: number): void {
    clearTimeout(timer);
    if (canSave()) timer = setTimeout(() => void send(), ms);
  }

  function canSave(): boolean {
    return isSaveDue(state) && !isPaused && !isStopped;
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (!canSave()) return;
    dispatch({ kind: "sent" });
    const outcome = await save({ draft: state.mine, version: state.version });
    if (isStopped) return;
    dispatch(outcome);
    scheduleSave(outcome.kind === "unanswered" ? retryMs : 0);
  }

  return {
    state: (): DraftSync<Draft> => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      scheduleSave(0);
      return () => listeners.delete(listener);
    },
    change: (draft: Draft): void => {
      dispatch({ kind: "changed", draft });
      scheduleSave(debounceMs);
    },
    resolveConflict: (whose: "local" | "server"): void => {
      dispatch({ kind: "chosen", whose });
      scheduleSave(0);
    },
    /** Saves without the debounce, on page hide or reconnection. */
    saveNow: () => void send(),
    /** While the offer is being sent: once it is placed, the server refuses a save. */
    setPaused: (paused: boolean): void => {
      isPaused = paused;
      scheduleSave(0);
    },
    /** Stops storing and saving, once the offer was submitted. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      saveLocally(null);
    },
  };
}

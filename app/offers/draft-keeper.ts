import {
  beginSync,
  type DraftSync,
  isDue,
  isUnsaved,
  nextSync,
  type Saved,
  type SyncEvent,
  type Unsaved,
} from "./draft-sync.ts";

/** How long nothing may have changed before a draft is saved, milliseconds. */
const restMs = 800;
/** After an attempt without an answer, milliseconds; a change tries sooner. */
const retryMs = 5000;

export type SaveOutcome<Draft> =
  | { kind: "saved"; version: number }
  | { kind: "overtaken"; theirs: Saved<Draft> }
  | { kind: "unanswered" }
  | { kind: "closed" };

interface KeeperParts<Draft> {
  /** Must reach the server also when the page goes meanwhile. */
  save: (saved: Saved<Draft>) => Promise<SaveOutcome<Draft>>;
  /** Keeps what is not saved yet in this tab; null once everything is. */
  keep: (unsaved: Unsaved<Draft> | null) => void;
}

/** Saves a draft a moment after each change, one attempt at a time. */
export function draftKeeper<Draft>(
  server: Saved<Draft>,
  kept: Unsaved<Draft> | null,
  { save, keep }: KeeperParts<Draft>,
) {
  let state = beginSync(server, kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const listeners = new Set<() => void>();

  function tell(event: SyncEvent<Draft>): void {
    state = nextSync(state, event);
    if (!ended) keep(isUnsaved(state) ? state : null);
    for (const listener of listeners) listener();
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (isDue(state) && !ended) timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (!isDue(state) || ended) return;
    tell({ kind: "sent" });
    const outcome = await save({ draft: state.mine, version: state.version });
    if (ended) return;
    tell(outcome);
    plan(outcome.kind === "unanswered" ? retryMs : 0);
  }

  return {
    state: (): DraftSync<Draft> => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      plan(0);
      return () => listeners.delete(listener);
    },
    change: (draft: Draft): void => {
      tell({ kind: "changed", draft });
      plan(restMs);
    },
    choose: (whose: "mine" | "theirs"): void => {
      tell({ kind: "chosen", whose });
      plan(0);
    },
    /** Without the usual moment, for when the page goes or the connection is back. */
    now: () => void send(),
    /** Nothing more is kept or sent: the offer was submitted. */
    end: (): void => {
      ended = true;
      clearTimeout(timer);
      keep(null);
    },
  };
}

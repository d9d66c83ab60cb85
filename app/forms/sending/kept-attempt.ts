import * as v from "valibot";
import { getAttemptKey } from "../draft.ts";

const attemptSchema = v.object({
  /** Body without a token. */
  content: v.string(),
  /** Idempotency key, a UUID. */
  key: v.string(),
  body: v.string(),
});

/** A submission that was sent, and is sent again as it was until the server answers. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

export interface AttemptStore {
  read: () => Attempt | null;
  write: (attempt: Attempt | null) => void;
  /** Name in the tab's storage, where it stays until it has arrived; null if it isn't there. */
  getKeptAs: () => string | null;
}

/**
 * Keeps a draft's attempt in this tab, so that a retry after a reload is known as one: its first
 * answer may have been lost.
 * @param draftKey null for a form without a draft, whose attempt ends with its page
 */
export function createAttemptStore(draftKey: string | null): AttemptStore {
  let current: Attempt | null = null;
  let isStored = false;
  const key = draftKey === null ? null : getAttemptKey(draftKey);
  return {
    // What was stored and is gone has arrived, with its draft.
    read: () => (key !== null && (isStored || current === null) ? readStored(key) : current),
    write(attempt) {
      current = attempt;
      isStored = key !== null && store(key, attempt);
    },
    getKeptAs: () => (isStored ? key : null),
  };
}

function readStored(key: string): Attempt | null {
  try {
    const parsed = v.safeParse(attemptSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function store(key: string, attempt: Attempt | null): boolean {
  try {
    if (attempt === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
}

import * as v from "valibot";

/** A form's unsent input; lives as long as the tab. */
export interface Draft {
  answers: Record<string, string>;
  step: number;
}

const draftSchema = v.object({
  answers: v.record(v.string(), v.string()),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Null if there is no draft or storage is unavailable. */
export function readDraft(key: string): Draft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Without storage the draft is only lost on reload. Its attempt to be sent ends with it. */
export function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft === null) {
      sessionStorage.removeItem(key);
      sessionStorage.removeItem(getAttemptKey(key));
    } else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Where the last attempt to send a draft is kept. */
export function getAttemptKey(key: string): string {
  return `${key}:attempt`;
}

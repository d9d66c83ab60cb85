import * as v from "valibot";

/** What a visitor has typed so far; lives as long as the tab. */
export interface Draft {
  answers: Record<string, string>;
  /** Index of the step on screen. */
  step: number;
}

const draftSchema = v.object({
  answers: v.record(v.string(), v.string()),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Null where there is none, or where the browser keeps none. */
export function readDraft(key: string): Draft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing loses the draft on a reload, no more. */
export function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    return;
  }
}

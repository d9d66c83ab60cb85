import { useMemo } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type Draft, readDraft } from "./draft.ts";

/**
 * What was typed before a reload, known once the page has come to life: give the form another
 * `key` then, so that it starts from the draft.
 */
export function useStoredDraft(draftKey: string): Draft | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? readDraft(draftKey) : null), [hydrated, draftKey]);
}

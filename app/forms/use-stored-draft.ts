import { useMemo } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type Draft, readDraft } from "./draft.ts";

/** Returns the draft after hydration. Change the form's `key` then to start from it. */
export function useStoredDraft(draftKey: string): Draft | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? readDraft(draftKey) : null), [hydrated, draftKey]);
}

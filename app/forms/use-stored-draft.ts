import { useMemo } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { type Draft, readDraft } from "./draft.ts";

/** Returns the draft after hydration; null if there is none, or no key for one. */
export function useStoredDraft(draftKey: string | null): Draft | null {
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated && draftKey !== null ? readDraft(draftKey) : null),
    [hydrated, draftKey],
  );
}

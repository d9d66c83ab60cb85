import { useEffect, useState, useSyncExternalStore } from "react";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { createAutosave } from "./autosave.ts";
import { isUnsaved, getSaveState, type UnsavedDraft } from "./draft-sync.ts";
import { writeLocalDraft } from "./local-draft.ts";
import { saveOfferDraft } from "./save-offer-draft.ts";

/**
 * The draft of an offer, on screen and at the server.
 * @param unsavedDraft what an earlier page of this tab could not save
 */
export function useOfferDraft(
  offer: { id: string; draft: OfferDraft; version: number },
  unsavedDraft: UnsavedDraft<OfferDraft> | null,
) {
  const [autosave] = useState(() =>
    createAutosave<OfferDraft>(offer, unsavedDraft, {
      save: (saved) => saveOfferDraft(offer.id, saved),
      saveLocally: (unsaved) => writeLocalDraft(offer.id, unsaved),
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("online", autosave.saveNow, { signal });
    addEventListener("pagehide", autosave.saveNow, { signal });
    document.addEventListener("visibilitychange", autosave.saveNow, { signal });
    return () => listening.abort();
  }, [autosave]);
  return {
    draft: state.mine,
    latest: (): OfferDraft => autosave.state().mine,
    /** A conflicting version saved elsewhere, until one is chosen. */
    serverDraft: state.serverDraft?.draft ?? null,
    isUnsaved: isUnsaved(state),
    isClosed: state.closed,
    saveState: getSaveState(state),
    update: (change: (draft: OfferDraft) => OfferDraft): void =>
      autosave.change(change(autosave.state().mine)),
    resolveConflict: autosave.resolveConflict,
    setPaused: autosave.setPaused,
    stop: autosave.stop,
  };
}

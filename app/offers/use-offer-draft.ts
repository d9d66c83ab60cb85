import { useEffect, useState, useSyncExternalStore } from "react";
import type { OfferDraft } from "../../domain/offers/offer.ts";
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
    /** The draft at this moment, for what runs after the rendering. */
    latest: (): OfferDraft => autosave.state().mine,
    /** The version that was saved elsewhere meanwhile, until one was chosen. */
    serverDraft: state.serverDraft?.draft ?? null,
    isUnsaved: isUnsaved(state),
    /** The offer takes no draft any more: it was submitted, or it has ended. */
    isClosed: state.closed,
    saveState: getSaveState(state),
    /** @param change makes the new draft from the one on screen */
    update: (change: (draft: OfferDraft) => OfferDraft): void =>
      autosave.change(change(autosave.state().mine)),
    resolveConflict: autosave.resolveConflict,
    /** Forgets what this tab kept: the offer was submitted. */
    stop: autosave.stop,
  };
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { isUnsaved, saveState, type Unsaved } from "./draft-sync.ts";
import { writeKeptOffer } from "./kept-offer.ts";
import { saveOfferDraft } from "./save-offer-draft.ts";

/**
 * The draft of an offer, on screen and at the server.
 * @param kept what an earlier page of this tab could not save
 */
export function useOfferDraft(
  offer: { id: string; draft: OfferDraft; version: number },
  kept: Unsaved<OfferDraft> | null,
) {
  const [keeper] = useState(() =>
    draftKeeper<OfferDraft>(offer, kept, {
      save: (saved) => saveOfferDraft(offer.id, saved),
      keep: (unsaved) => writeKeptOffer(offer.id, unsaved),
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("online", keeper.now, { signal });
    addEventListener("pagehide", keeper.now, { signal });
    document.addEventListener("visibilitychange", keeper.now, { signal });
    return () => listening.abort();
  }, [keeper]);
  return {
    draft: state.mine,
    /** The draft at this moment, for what runs after the rendering. */
    latest: (): OfferDraft => keeper.state().mine,
    /** The version that was saved elsewhere meanwhile, until one was chosen. */
    theirs: state.theirs?.draft ?? null,
    unsaved: isUnsaved(state),
    /** The offer takes no draft any more: it was submitted, or it has ended. */
    closed: state.closed,
    saving: saveState(state),
    /** @param change makes the new draft from the one on screen */
    update: (change: (draft: OfferDraft) => OfferDraft): void =>
      keeper.change(change(keeper.state().mine)),
    choose: keeper.choose,
    /** Forgets what this tab kept: the offer was submitted. */
    end: keeper.end,
  };
}

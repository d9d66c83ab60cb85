import { useEffect, useRef, useState } from "react";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { useStepHistory } from "../../forms/journey/use-step-history.ts";
import { restoreCompletedAnswers } from "../draft/draft-changes.ts";

export function useTenantWindow(draft: OfferDraft, onDraft: (draft: OfferDraft) => void) {
  const [index, setIndex] = useState<number | null>(null);
  /** Draft when the window opened; null once saved. */
  const opened = useRef<OfferDraft | null>(null);
  useWindowFocus(index);

  function show(next: number | null): void {
    if (next === index) return;
    const before = opened.current;
    if (index !== null && before !== null) {
      onDraft(restoreCompletedAnswers({ kind: "tenant", index }, before, draft));
    }
    opened.current = draft;
    setIndex(next);
  }

  const history = useStepHistory((step) => show(step === null ? null : step - 1), "tenant");
  const close = () => (history.cameFrom !== null ? history.leave() : show(null));
  return {
    /** From 0; null if closed. */
    index,
    open: (tenant: number): void => {
      show(tenant);
      history.enter(tenant + 1);
    },
    done: (given: OfferDraft): void => {
      onDraft(given);
      opened.current = null;
      close();
    },
    close,
  };
}

/** Focuses the heading of an opened window, and the tenants on close. */
function useWindowFocus(index: number | null): void {
  const shownIndex = useRef(index);
  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    const target = index === null ? "#tenants" : ".offer-window h1";
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    if (index !== null) window.scrollTo(0, 0);
  }, [index]);
}

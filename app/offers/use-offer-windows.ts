import { useRef, useState } from "react";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { useStepHistory } from "../forms/use-step-history.ts";
import { restoreCompletedAnswers } from "./draft-changes.ts";
import { type OfferView, viewToStep, stepToView } from "./offer-windows.ts";

/**
 * Which window is shown. Each is an entry of the browser's history, so that its Back leads to main.
 * @param first the step of the history that the page begins at
 */
export function useOfferWindows(
  draft: OfferDraft,
  first: number,
  update: (change: (draft: OfferDraft) => OfferDraft) => void,
) {
  const [view, setView] = useState(() => stepToView(first, draft.tenants.length));
  const [moved, setMoved] = useState(false);
  /** The draft when the window opened; null once the window was done. */
  const before = useRef<OfferDraft | null>(draft);

  function show(next: OfferView): void {
    before.current = draft;
    setView(next);
    setMoved(true);
  }

  const history = useStepHistory((step) => {
    const next = stepToView(step ?? 0, draft.tenants.length);
    if (viewToStep(next) === viewToStep(view)) return;
    const opened = before.current;
    if (opened !== null) update((now) => restoreCompletedAnswers(view, opened, now));
    show(next);
  });

  return {
    view,
    /** Whether another window was shown before. */
    moved,
    open: (next: OfferView): void => {
      show(next);
      history.enter(viewToStep(next));
    },
    /** Back to main with what the window gave. */
    done: (change: (draft: OfferDraft) => OfferDraft): void => {
      update(change);
      before.current = null;
      history.leave();
    },
    /** Back to main without data. */
    leave: (): void => history.leave(),
  };
}

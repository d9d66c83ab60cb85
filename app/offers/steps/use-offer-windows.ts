import { useRef, useState } from "react";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { useStepHistory } from "../../forms/journey/use-step-history.ts";
import { restoreCompletedAnswers } from "../draft/draft-changes.ts";
import { type OfferView, convertViewToStep, convertStepToView } from "./offer-windows.ts";

/** Each window is a history entry, so that Back leads to main. */
export function useOfferWindows(
  draft: OfferDraft,
  first: number,
  update: (change: (draft: OfferDraft) => OfferDraft) => void,
) {
  const [view, setView] = useState(() => convertStepToView(first, draft.tenants.length));
  const [moved, setMoved] = useState(false);
  /** Draft when the window opened; null once saved. */
  const before = useRef<OfferDraft | null>(draft);

  function show(next: OfferView): void {
    before.current = draft;
    setView(next);
    setMoved(true);
  }

  const history = useStepHistory((step) => {
    const next = convertStepToView(step ?? 0, draft.tenants.length);
    if (convertViewToStep(next) === convertViewToStep(view)) return;
    const opened = before.current;
    if (opened !== null) update((now) => restoreCompletedAnswers(view, opened, now));
    show(next);
  });

  return {
    view,
    moved,
    open: (next: OfferView): void => {
      show(next);
      history.enter(convertViewToStep(next));
    },
    done: (change: (draft: OfferDraft) => OfferDraft): void => {
      update(change);
      before.current = null;
      history.leave();
    },
    leave: (): void => history.leave(),
  };
}

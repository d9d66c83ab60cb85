import { useState } from "react";
import { offerText } from "../../brand/texts/offer-text.ts";
import { Button } from "../../ui/button.tsx";
import type { SaveState } from "./draft-sync.ts";

const saveText: Record<SaveState, string> = {
  saved: "Saved",
  saving: "Saving...",
  unsaved: "Not saved yet. You’re offline",
  conflict: "Not saved. This offer was changed elsewhere",
};

/** Transient states are visible but not announced. */
export function SaveStatus({ saving, onChoose }: { saving: SaveState; onChoose: () => void }) {
  const stableState = useLastStableState(saving);
  return (
    <div className="offer__save-status">
      <span aria-hidden="true">{saveText[saving]}</span>
      <output className="visually-hidden">{stableState && saveText[stableState]}</output>
      {saving === "conflict" && (
        <Button look="link" size="small" onClick={onChoose}>
          {offerText.conflict.choose}
        </Button>
      )}
    </div>
  );
}

/** Returns the last state other than `saving`; null before the first change. */
function useLastStableState(saving: SaveState): SaveState | null {
  const [settled, setStableState] = useState<SaveState | null>(null);
  const [before, setBefore] = useState(saving);
  if (before !== saving) {
    setBefore(saving);
    if (saving !== "saving") setStableState(saving);
  }
  return settled;
}

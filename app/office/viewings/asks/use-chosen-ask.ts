import { useState } from "react";
import { chooseFit } from "../../../../domain/viewings/asks/viewing-fits.ts";
import type { ShownAsk, ShownFit } from "../shown.ts";

export interface ChosenAsk {
  /** The request that is open. Null if there is none. */
  enquiryId: string | null;
  choose: (enquiryId: string) => void;
  /** The time chosen for a request, by itself only one that is theirs. */
  getFit: (ask: ShownAsk) => ShownFit | undefined;
  chooseFit: (ask: ShownAsk, index: number) => void;
}

/** Which request is open beside the grid, and which time stands in the grid for each. */
export function useChosenAsk(asks: readonly ShownAsk[]): ChosenAsk {
  const [chosen, setChosen] = useState<string | null>(null);
  const [picks, setPicks] = useState<Readonly<Record<string, number>>>({});
  const open = asks.find(({ enquiryId }) => enquiryId === chosen) ?? asks[0];
  return {
    enquiryId: open?.enquiryId ?? null,
    choose: setChosen,
    getFit: (ask) =>
      ask.fits[picks[ask.enquiryId] ?? -1] ??
      chooseFit(ask.fits, { hasWish: ask.ghost !== null, words: ask.said }),
    chooseFit: ({ enquiryId }, index) => setPicks((before) => ({ ...before, [enquiryId]: index })),
  };
}

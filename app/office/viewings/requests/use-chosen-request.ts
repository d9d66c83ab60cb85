import { useState } from "react";
import { chooseFit } from "../../../../domain/viewings/requests/viewing-fits.ts";
import type { ViewingRequestView, FitView } from "../shown.ts";

export interface ChosenRequest {
  /** The request that is open. Null if there is none. */
  enquiryId: string | null;
  choose: (enquiryId: string) => void;
  /** The time chosen for a request, by itself only one that is theirs. */
  getFit: (ask: ViewingRequestView) => FitView | undefined;
  chooseFit: (ask: ViewingRequestView, index: number) => void;
}

/** Which request is open beside the grid, and which time stands in the grid for each. */
export function useChosenRequest(asks: readonly ViewingRequestView[]): ChosenRequest {
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

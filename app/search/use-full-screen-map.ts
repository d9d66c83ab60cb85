import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { wideScreenQuery } from "./wide-screen.ts";

/** The map over the whole of a small screen: a button of the filter bar opens it. */
export interface FullScreenMap {
  /** False where there is nothing to show on a map. */
  isAvailable: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The button that opens it; the focus goes back there. */
export const mapButtonId = "map-button";

export function useFullScreenMap({ total, filter }: FoundHomes): FullScreenMap {
  const [isOpen, setIsOpen] = useState(useCameFromMap());
  return {
    isAvailable: total > 0 || filter.box !== null,
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}

/** Whether a search made on a small screen's map has led here; never in a page's first render. */
function useCameFromMap(): boolean {
  const { state } = useLocation();
  const cameFromMap = typeof state === "object" && state !== null && "onMap" in state;
  return useHydrated() && cameFromMap && !window.matchMedia(wideScreenQuery).matches;
}

import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { wideScreen } from "./wide-screen.ts";

/** The map over the whole of a small screen: a button of the filter bar opens it. */
export interface FullMap {
  /** False where there is nothing to show on a map. */
  offered: boolean;
  shown: boolean;
  open: () => void;
  close: () => void;
}

/** The button that opens it; the focus goes back there. */
export const mapButtonId = "map-button";

export function useFullMap({ total, filter }: FoundHomes): FullMap {
  const [shown, setShown] = useState(useCameFromMap());
  return {
    offered: total > 0 || filter.box !== null,
    shown,
    open: () => setShown(true),
    close: () => setShown(false),
  };
}

/** Whether a search made on a small screen's map has led here; never in a page's first render. */
function useCameFromMap(): boolean {
  const { state } = useLocation();
  const onMap = typeof state === "object" && state !== null && "onMap" in state;
  return useHydrated() && onMap && !window.matchMedia(wideScreen).matches;
}

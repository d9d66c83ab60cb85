import { useState } from "react";
import { useLocation } from "react-router";
import { wideQuery } from "../ui/breakpoints.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

export interface FullScreenMap {
  /** False if no results can be mapped. */
  isAvailable: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

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

/** True after a search made on a full-screen map; always false on the first render. */
function useCameFromMap(): boolean {
  const { state } = useLocation();
  const cameFromMap = typeof state === "object" && state !== null && "onMap" in state;
  return useHydrated() && cameFromMap && !window.matchMedia(wideQuery).matches;
}

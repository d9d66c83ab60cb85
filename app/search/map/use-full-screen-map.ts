import { wideQuery } from "../../ui/breakpoints.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import { useHistoryLayer } from "../../ui/use-history-layer.ts";

export interface FullScreenMap {
  /** False if no results can be mapped. */
  isAvailable: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

export const mapButtonId = "map-button";

/** Also open after a search that was made on it, unless the screen is wide. */
export function useFullScreenMap({ total, filter }: FoundHomes): FullScreenMap {
  const { isOpen, open, close } = useHistoryLayer("onMap");
  return {
    isAvailable: total > 0 || filter.box !== null,
    isOpen: isOpen && !window.matchMedia(wideQuery).matches,
    open,
    close,
  };
}

import { useEffect } from "react";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { LazyMap } from "../../map/lazy-map.tsx";
import { retryImport } from "../../ui/retry-import.ts";
import { Icon } from "../../ui/icon.tsx";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import { type FullScreenMap, mapButtonId } from "./use-full-screen-map.ts";

export interface ResultsMapProps {
  found: FoundHomes;
  loaded: readonly ListingSummary[];
  onShow: (place: number) => void;
  onHighlight: (id: string | null) => void;
}

const importCanvas = retryImport(() => import("./results-map-canvas.tsx"));

const loadResultsMap = () => importCanvas().then((part) => part.ResultsMapCanvas);

export function ResultsMap({ map, ...props }: ResultsMapProps & { map: FullScreenMap }) {
  const { isOpen: isFullScreen, close } = map;
  useEffect(() => {
    if (!isFullScreen) return undefined;
    return () => document.getElementById(mapButtonId)?.focus({ preventScroll: true });
  }, [isFullScreen]);
  return (
    <div className={isFullScreen ? "found__map found__map--full" : "found__map"}>
      <LazyMap
        label="Map of results"
        load={loadResultsMap}
        props={{ ...props, isFullScreen, onClose: close }}
        fallbackText="All homes are in the list."
        isUsed={isFullScreen}
      />
      {isFullScreen && (
        <button type="button" className="found__close" ref={focusButton} onClick={close}>
          <Icon name="layout-grid" />
          List
        </button>
      )}
    </div>
  );
}

function focusButton(button: HTMLButtonElement | null): void {
  button?.focus();
}

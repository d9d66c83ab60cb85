import { useEffect } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { LazyMap } from "../map/map-slot.tsx";
import { Icon } from "../ui/icon.tsx";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import { type FullMap, mapButtonId } from "./use-full-map.ts";

export interface ResultsMapProps {
  found: FoundHomes;
  /** The beginning of the list, as far as it is known. */
  known: readonly ListingSummary[];
  /** The list is to grow until it shows the home at this place in it. */
  onShow: (place: number) => void;
  /** The list is to light this home, or none. */
  onLight: (id: string | null) => void;
}

async function mapPart() {
  return (await import("./results-map-part.tsx")).ResultsMapPart;
}

/** Beside the list on a wide screen, over the whole of a small one when it is asked for. */
export function ResultsMap({ map, ...props }: ResultsMapProps & { map: FullMap }) {
  const { shown: full, close } = map;
  useEffect(() => {
    if (!full) return undefined;
    return () => document.getElementById(mapButtonId)?.focus({ preventScroll: true });
  }, [full]);
  return (
    <div className={full ? "found__map found__map--full" : "found__map"}>
      <LazyMap
        label="Map of results"
        load={mapPart}
        props={{ ...props, full, onClose: close }}
        fallbackText="All homes are in the list."
      />
      {full && (
        <button type="button" className="found__toggle" ref={focusOn} onClick={close}>
          <Icon name="layout-grid" />
          List
        </button>
      )}
    </div>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ListingSummary } from "../../domain/listing.ts";
import { MapSlot } from "../map/map-slot.tsx";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { FoundHomes } from "./find-homes.ts";
import { wideScreen } from "./wide-screen.ts";

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
export function ResultsMap(props: ResultsMapProps) {
  const [full, setFull] = useState(useCameFromMap());
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setFull(false);
  useEffect(() => {
    if (!full) return undefined;
    const back = opener.current;
    return () => back?.focus({ preventScroll: true });
  }, [full]);
  return (
    <>
      <button type="button" className="found__toggle" ref={opener} onClick={() => setFull(true)}>
        <Icon name="map-pin" />
        Map
      </button>
      <div className={full ? "found__map found__map--full" : "found__map"}>
        <MapSlot
          label="Map of results"
          load={mapPart}
          props={{ ...props, full, onClose: close }}
          without="All homes are in the list."
        />
        {full && (
          <button type="button" className="found__toggle" ref={focusOn} onClick={close}>
            <Icon name="layout-grid" />
            List
          </button>
        )}
      </div>
    </>
  );
}

function focusOn(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Whether a search made on a small screen's map has led here; never in a page's first render. */
function useCameFromMap(): boolean {
  const { state } = useLocation();
  const onMap = typeof state === "object" && state !== null && "onMap" in state;
  return useHydrated() && onMap && !window.matchMedia(wideScreen).matches;
}

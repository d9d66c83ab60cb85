import type { Map as MapLibre } from "maplibre-gl";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { brand } from "../brand/brand.ts";
import { zooms } from "../map/map-bounds.ts";
import { MapCanvas } from "../map/map-canvas.tsx";
import { PinLayer } from "../map/pin-layer.tsx";
import { searchWithin } from "./area-search.ts";
import { FullScreen } from "./full-screen.tsx";
import { focusListedHome } from "../listings/listed-home.ts";
import { cameFromMap, MapTop } from "./map-top.tsx";
import type { ResultsMapProps } from "./results-map.tsx";
import { mostShown } from "./search-query.ts";
import { useChosen, useVisited } from "./use-chosen.ts";
import { usePeek } from "./use-peek.ts";
import { usePins } from "./use-pins.ts";
import { useRaised } from "./use-raised.ts";
import { useView } from "./use-view.ts";

interface ResultsMapPartProps extends ResultsMapProps {
  /** Over the whole screen: choosing a pin shows its home on the map, not in the list. */
  full: boolean;
  onClose: () => void;
}

/** The map of a search: its pins, and the way to search what it shows. */
export function ResultsMapPart(props: ResultsMapPartProps) {
  const { found, full, onClose } = props;
  const pins = usePins(props);
  const [chosen, choose] = useChosen(props, pins.homes);
  const raised = useRaised();
  const visited = useVisited(chosen);
  const peek = usePeek(props, pins.homes, full ? chosen : null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const view = useView(map, pins.ready ? found : null, pins.homes);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const searchHere = () => {
    const bounds = view.take();
    if (bounds === null) return;
    const to = searchWithin(query, bounds);
    void navigate(to, { preventScrollReset: true, state: cameFromMap });
  };
  if (pins.styleUrl === undefined) {
    if (!pins.failed) return null;
    return <p className="map__word">The homes’ places didn’t load. All homes are in the list.</p>;
  }
  return (
    <MapCanvas
      styleUrl={pins.styleUrl}
      start={{ ...brand.mapCentre, zoom: zooms.search }}
      onReady={setMap}
      onMoveEnd={view.moved}
    >
      <PinLayer
        homes={pins.homes}
        selected={chosen}
        hovered={raised}
        visited={visited}
        onChoose={choose}
        onLeave={full ? onClose : focusListedHome}
      />
      <MapTop
        elsewhere={view.elsewhere}
        within={found.filter.box !== null}
        many={found.total > mostShown}
        onSearch={searchHere}
      />
      {full && <FullScreen home={peek} today={found.today} onClose={onClose} />}
    </MapCanvas>
  );
}

import type { Map as MapLibre } from "maplibre-gl";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { brand } from "../brand/brand.ts";
import { zooms } from "../map/map-bounds.ts";
import { MapCanvas } from "../map/map-canvas.tsx";
import { PinLayer } from "../map/pin-layer.tsx";
import { buildMapAreaSearch } from "./area-search.ts";
import { FullScreenMapOverlay } from "./full-screen-map-overlay.tsx";
import { focusListedHome } from "../listings/listed-home.ts";
import { fromMapState, MapSearchControls } from "./map-search-controls.tsx";
import type { ResultsMapProps } from "./results-map.tsx";
import { maxShown } from "./search-query.ts";
import { useSelectedHome, useVisited } from "./use-selected-home.ts";
import { usePreviewHome } from "./use-preview-home.ts";
import { usePins } from "./use-pins.ts";
import { useHoveredHome } from "./use-hovered-home.ts";
import { useMapView } from "./use-map-view.ts";

interface ResultsMapCanvasProps extends ResultsMapProps {
  /** In full-screen mode a chosen pin shows its home on the map rather than in the list. */
  isFullScreen: boolean;
  onClose: () => void;
}

export function ResultsMapCanvas(props: ResultsMapCanvasProps) {
  const { found, isFullScreen, onClose } = props;
  const pins = usePins(props);
  const [selectedId, selectHome] = useSelectedHome(props, pins.homes);
  const hoveredId = useHoveredHome();
  const visited = useVisited(selectedId);
  const previewHome = usePreviewHome(props, pins.homes, isFullScreen ? selectedId : null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const view = useMapView(map, pins.isReady ? found : null, pins.homes);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const searchThisArea = () => {
    const bounds = view.takeBounds();
    if (bounds === null) return;
    const to = buildMapAreaSearch(query, bounds);
    void navigate(to, { preventScrollReset: true, state: fromMapState });
  };
  if (pins.styleUrl === undefined) {
    if (!pins.hasFailed) return null;
    return (
      <p className="map__message">The homes’ places didn’t load. All homes are in the list.</p>
    );
  }
  return (
    <MapCanvas
      styleUrl={pins.styleUrl}
      start={{ ...brand.mapCentre, zoom: zooms.search }}
      onReady={setMap}
      onMoveEnd={view.onMoveEnd}
    >
      <PinLayer
        homes={pins.homes}
        selected={selectedId}
        hovered={hoveredId}
        visited={visited}
        onChoose={selectHome}
        onLeave={isFullScreen ? onClose : focusListedHome}
      />
      <MapSearchControls
        isMoved={view.isMoved}
        isWithinMap={found.filter.box !== null}
        isTruncated={found.total > maxShown}
        onSearch={searchThisArea}
      />
      {isFullScreen && (
        <FullScreenMapOverlay home={previewHome} today={found.today} onClose={onClose} />
      )}
    </MapCanvas>
  );
}

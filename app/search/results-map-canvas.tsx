import type { Map as MapLibre } from "maplibre-gl";
import { useState, useEffect } from "react";
import { useNavigate, useSearchParams, Link } from "react-router";
import { brand } from "../brand/brand.ts";
import { zooms } from "../map/map-bounds.ts";
import { MapCanvas } from "../map/map-canvas.tsx";
import { PinLayer } from "../map/pin-layer.tsx";
import { buildMapAreaSearch } from "./area-search.ts";
import { FullScreenMapOverlay } from "./full-screen-map-overlay.tsx";
import { focusListedHome } from "../listings/listed-home.ts";
import type { ResultsMapProps } from "./results-map.tsx";
import { maxShown } from "./search-query.ts";
import { useSelectedHome, useVisited } from "./use-selected-home.ts";
import { usePreviewHome } from "./use-preview-home.ts";
import { useMapView } from "./use-map-view.ts";
import { fetchPins } from "./fetch-homes.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";
import type { MapPins } from "../../domain/search/map-pins.ts";
import { formatInteger } from "../../domain/shared/format-integer.ts";

/** Navigation state: the search was made on the map. */
const fromMapState = { onMap: true };

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

/** Id of the list's home last hovered or focused, or null. */
function useHoveredHome(): string | null {
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  useEffect(() => {
    const updateHovered = ({ target }: Event) => {
      const home = target instanceof Element ? target.closest(".homes > [data-home]") : null;
      setHoveredId(home?.getAttribute("data-home") ?? null);
    };
    document.addEventListener("pointerover", updateHovered);
    document.addEventListener("focusin", updateHovered);
    return () => {
      document.removeEventListener("pointerover", updateHovered);
      document.removeEventListener("focusin", updateHovered);
    };
  }, []);
  return hoveredId;
}

function usePins({ found, loaded }: Pick<ResultsMapProps, "found" | "loaded">) {
  const [loadedPins, setLoadedPins] = useState<MapPins & { of: FoundHomes }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchPins(found.filter).then(
      (pins) => isCurrent && setLoadedPins({ ...pins, of: found }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [found]);
  const isReady = loadedPins?.of === found;
  const homes = isReady ? loadedPins.homes : loaded;
  return { homes, styleUrl: loadedPins?.mapStyleUrl, isReady: isReady, hasFailed: hasFailed };
}

function MapSearchControls({
  isMoved,
  isWithinMap,
  isTruncated,
  onSearch,
}: {
  isMoved: boolean;
  isWithinMap: boolean;
  isTruncated: boolean;
  onSearch: () => void;
}) {
  const [query] = useSearchParams();
  return (
    <div className="map__search">
      {isMoved && (
        <button type="button" className="map__search-button" onClick={onSearch}>
          Search this area
        </button>
      )}
      {!isMoved && isWithinMap && (
        <Link
          className="map__search-button"
          to={buildMapAreaSearch(query, null)}
          state={fromMapState}
          preventScrollReset
        >
          Search everywhere
        </Link>
      )}
      {isTruncated && (
        <p className="map__note">The first {formatInteger(maxShown)} are on the map</p>
      )}
    </div>
  );
}

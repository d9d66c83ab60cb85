import type { Map as MapLibre } from "maplibre-gl";
import { useState, useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams, Link } from "react-router";
import { brand } from "../../brand/brand.ts";
import { zooms } from "../../map/map-bounds.ts";
import { MapCanvas } from "../../map/map-canvas.tsx";
import { PinLayer } from "../../map/pin-layer.tsx";
import { buildMapAreaSearch } from "../area-search.ts";
import { HomeCard } from "../../listings/home-card.tsx";
import { wideQuery } from "../../ui/breakpoints.ts";
import { focusListedHome, findListedHome } from "../../listings/listed-home.ts";
import type { ResultsMapProps } from "./results-map.tsx";
import { maxShown } from "../search-query.ts";
import { useSavedHomes } from "../../saved/saved-store.ts";
import { scrollToHome } from "../scroll-to-home.ts";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import type { PinHome, MapPins } from "../../../domain/search/map-pins.ts";
import { fetchHomes, fetchPins } from "../fetch-homes.ts";
import { useMapView } from "./use-map-view.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";

/** Navigation state: the search was made on the map. */
const fromMapState = { onMap: true };

interface ResultsMapCanvasProps extends ResultsMapProps {
  /** In full-screen mode a chosen pin shows its home on the map rather than in the list. */
  isFullScreen: boolean;
  onClose: () => void;
}

/**
 * Full-screen map mode: shows the chosen home's card and makes the rest of the page inert. Closes
 * on Escape or when the screen becomes wide.
 */
function FullScreenMapOverlay({
  home,
  today,
  onClose,
}: {
  /** Null if none is chosen or it is still loading. */
  home: ListingSummary | "failed" | null;
  today: string;
  onClose: () => void;
}) {
  const overlay = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const screen = window.matchMedia(wideQuery);
    const leave = () => close.current();
    const onKey = (event: KeyboardEvent) =>
      event.key === "Escape" && !event.defaultPrevented && leave();
    const restoreOthers = makeOthersInert(overlay.current?.closest(".found__map") ?? null);
    screen.addEventListener("change", leave);
    document.addEventListener("keydown", onKey);
    return () => {
      restoreOthers();
      screen.removeEventListener("change", leave);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <div className="found__preview" ref={overlay}>
      {home === "failed" && (
        <p className="found__message" role="alert">
          This home didn’t load. You can find it in the list.
        </p>
      )}
      {home !== null && home !== "failed" && <HomeCard home={home} index={0} today={today} brief />}
    </div>
  );
}

/** Makes everything outside the element inert; returns the cleanup. */
function makeOthersInert(element: Element | null): () => void {
  const inertElements: Element[] = [];
  for (
    let current = element;
    current?.parentElement && current !== document.body;
    current = current.parentElement
  ) {
    const others = [...current.parentElement.children].filter((other) => other !== current);
    inertElements.push(...others.filter((other) => !other.hasAttribute("inert")));
  }
  for (const other of inertElements) other.setAttribute("inert", "");
  return () => {
    for (const other of inertElements) other.removeAttribute("inert");
  };
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
      <p className="map__message">The map locations didn’t load. All homes are in the list.</p>
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

/**
 * Returns the chosen home's card, fetching it if the list doesn't have it; null while loading or
 * for none.
 */
function usePreviewHome(
  { found, loaded }: Pick<ResultsMapProps, "found" | "loaded">,
  homes: readonly PinHome[],
  selectedId: string | null,
): ListingSummary | "failed" | null {
  const [fetched, setFetched] = useState<{ id: string; home: ListingSummary | undefined }>();
  const index = homes.findIndex(({ id }) => id === selectedId);
  const loadedHome = loaded.find(({ id }) => id === selectedId);
  const isMissing = index >= 0 && !loadedHome;
  useEffect(() => {
    if (selectedId === null || !isMissing) return undefined;
    let isCurrent = true;
    const storeHome = (home: ListingSummary | undefined) =>
      isCurrent && setFetched({ id: selectedId, home });
    fetchHomes(found.filter, index, 1).then(
      ({ listings }) => storeHome(listings.find(({ id }) => id === selectedId)),
      () => storeHome(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [found, selectedId, index, isMissing]);
  if (loadedHome || !isMissing) return loadedHome ?? null;
  return fetched?.id === selectedId ? (fetched.home ?? "failed") : null;
}

/**
 * Tracks the chosen pin's home. It shows in the list at once, or once a full-screen map is closed.
 */
function useSelectedHome(
  props: Pick<ResultsMapProps, "onShow" | "onHighlight"> & { isFullScreen: boolean },
  homes: readonly { id: string }[],
): [chosen: string | null, choose: (id: string) => void] {
  const { isFullScreen } = props;
  // A new object for each choice, so that the same home can be chosen again.
  const [selected, setSelected] = useState<{ id: string } | null>(null);
  const latest = useRef({ ...props, homes });
  useEffect(() => {
    latest.current = { ...props, homes };
  });
  useEffect(() => {
    if (selected === null || isFullScreen) return undefined;
    const { id } = selected;
    latest.current.onShow(latest.current.homes.findIndex((home) => home.id === id));
    return scrollToHome(
      () => findListedHome(id),
      (on) => latest.current.onHighlight(on ? id : null),
    );
  }, [selected, isFullScreen]);
  return [selected?.id ?? null, (id) => setSelected({ id })];
}

function useVisited(chosen: string | null): ReadonlySet<string> {
  const { recent } = useSavedHomes();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  if (chosen !== null && !pressed.includes(chosen)) setPressed([...pressed, chosen]);
  return useMemo(() => new Set([...recent, ...pressed]), [recent, pressed]);
}

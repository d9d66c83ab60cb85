import type { Map as MapLibre } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import type { Point } from "../../../domain/places/area.ts";
import { brand } from "../../brand/brand.ts";
import {
  type Bounds,
  getBoundsToShow,
  getMapBounds,
  isSamePlace,
  zooms,
} from "../../map/map-bounds.ts";
import type { FoundHomes } from "../../../domain/search/found-homes.ts";

/**
 * Fits the map to each new search and detects when the visitor moved it. A search of the same place
 * keeps a moved map.
 * @param found null until all its homes are loaded
 */
export function useMapView(
  map: MapLibre | null,
  found: FoundHomes | null,
  homes: readonly Point[],
) {
  const restingCamera = useRef<Camera>(null);
  const keepsNextView = useRef(false);
  const shownSearch = useRef<FoundHomes>(null);
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    if (!map || !found || shownSearch.current === found) return;
    const previousSearch = shownSearch.current;
    shownSearch.current = found;
    const isSameSearchPlace =
      isMoved && previousSearch !== null && isSamePlace(previousSearch.filter, found.filter);
    const keepsView = keepsNextView.current || isSameSearchPlace;
    keepsNextView.current = false;
    restingCamera.current = getCamera(map);
    setIsMoved(false);
    if (!keepsView)
      moveMapTo(map, getBoundsToShow(found.filter, homes), found, previousSearch === null);
  }, [map, found, homes, isMoved]);
  return {
    isMoved,
    onMoveEnd: (moved: MapLibre, eventData: boolean) => {
      const now = getCamera(moved);
      if (eventData || restingCamera.current === null) restingCamera.current = now;
      setIsMoved(hasMovedAway(restingCamera.current, now));
    },
    /** Returns the map's bounds and stops the next search from moving it. */
    takeBounds: (): Bounds | null => {
      keepsNextView.current = true;
      return map && getMapBounds(map);
    },
  };
}

/** Null bounds mean the default view. */
function moveMapTo(map: MapLibre, bounds: Bounds | null, found: FoundHomes, first: boolean): void {
  const ownMove = { ours: true };
  const { lat, long } = brand.mapCentre;
  const moveCamera = () => {
    if (bounds === null) {
      map.easeTo({ center: [long, lat], zoom: zooms.search, animate: !first }, ownMove);
      return;
    }
    const { west, south, east, north } = bounds;
    const padding = bounds === found.filter.box ? 0 : { top: 88, right: 72, bottom: 56, left: 56 };
    map.fitBounds(
      [west, south, east, north],
      { padding, maxZoom: zooms.nearest, animate: !first },
      ownMove,
    );
  };
  // A hidden map has no size to fit bounds into.
  if (map.getContainer().clientWidth > 0) moveCamera();
  else map.once("resize", moveCamera);
}

interface Camera {
  x: number;
  y: number;
  zoom: number;
}

function getCamera(map: MapLibre): Camera {
  const { lng, lat } = map.getCenter();
  return {
    x: ((lng + 180) / 360) * 512,
    y: (Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 512,
    zoom: map.getZoom(),
  };
}

/** More than a tenth of a typical map's width, or half a zoom level. */
function hasMovedAway(still: Camera, now: Camera): boolean {
  const pixels = Math.hypot(now.x - still.x, now.y - still.y) * 2 ** now.zoom;
  return pixels > 40 || Math.abs(now.zoom - still.zoom) > 0.5;
}

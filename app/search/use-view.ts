import type { Map as MapLibre } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import type { Point } from "../../domain/places/area.ts";
import { brand } from "../brand/brand.ts";
import { type Bounds, getBoundsToShow, isSamePlace, zooms } from "../map/map-bounds.ts";
import type { FoundHomes } from "../../domain/search/found-homes.ts";

/**
 * Looks at each new search's homes, and knows when the visitor has moved the map away. A search of
 * the same place leaves a map where the visitor has moved it.
 * @param found the search whose homes are all there; null while they are on their way
 */
export function useView(map: MapLibre | null, found: FoundHomes | null, homes: readonly Point[]) {
  const still = useRef<Camera>(null);
  const taken = useRef(false);
  const seen = useRef<FoundHomes>(null);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!map || !found || seen.current === found) return;
    const before = seen.current;
    seen.current = found;
    const stays = elsewhere && before !== null && isSamePlace(before.filter, found.filter);
    const kept = taken.current || stays;
    taken.current = false;
    still.current = cameraOf(map);
    setElsewhere(false);
    if (!kept) lookAt(map, getBoundsToShow(found.filter, homes), found, before === null);
  }, [map, found, homes, elsewhere]);
  return {
    elsewhere,
    moved: (moved: MapLibre, ours: boolean) => {
      const now = cameraOf(moved);
      if (ours || still.current === null) still.current = now;
      setElsewhere(isElsewhere(still.current, now));
    },
    /** What the map shows; the next search leaves the map where it is. */
    take: (): Bounds | null => {
      taken.current = true;
      return map && boundsOf(map);
    },
  };
}

/** @param bounds null for the usual place */
function lookAt(map: MapLibre, bounds: Bounds | null, found: FoundHomes, first: boolean): void {
  const ours = { ours: true };
  const { lat, long } = brand.mapCentre;
  const look = () => {
    if (bounds === null) {
      map.easeTo({ center: [long, lat], zoom: zooms.search, animate: !first }, ours);
      return;
    }
    const { west, south, east, north } = bounds;
    const padding = bounds === found.filter.box ? 0 : { top: 88, right: 72, bottom: 56, left: 56 };
    map.fitBounds(
      [west, south, east, north],
      { padding, maxZoom: zooms.nearest, animate: !first },
      ours,
    );
  };
  // A map that is not shown has no size to fit anything into.
  if (map.getContainer().clientWidth > 0) look();
  else map.once("resize", look);
}

function boundsOf(map: MapLibre): Bounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/** The middle in pixels of the world at zoom 0, and the zoom. */
function cameraOf(map: MapLibre): Camera {
  const { lng, lat } = map.getCenter();
  return {
    x: ((lng + 180) / 360) * 512,
    y: (Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 512,
    zoom: map.getZoom(),
  };
}

/** More than a tenth of a usual map's width away, or half a zoom. */
function isElsewhere(still: Camera, now: Camera): boolean {
  const pixels = Math.hypot(now.x - still.x, now.y - still.y) * 2 ** now.zoom;
  return pixels > 40 || Math.abs(now.zoom - still.zoom) > 0.5;
}

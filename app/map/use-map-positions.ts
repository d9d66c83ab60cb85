import { useMap } from "@vis.gl/react-maplibre";
import type { Map as MapLibre } from "maplibre-gl";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Point } from "../../domain/places/area.ts";

/** The surrounding map; only inside `MapCanvas`. */
export function useMapLibre(): MapLibre {
  const { current } = useMap();
  if (!current) throw new Error("A part of a map stands outside a map.");
  return current.getMap();
}

export interface PositionedItem extends Point {
  key: string;
  /** Offset in pixels, right and down. */
  shift?: { x: number; y: number };
}

/** Returns a place's screen position in pixels from the map's top left corner. */
export function projectToScreen(map: MapLibre, { long, lat, shift }: Omit<PositionedItem, "key">) {
  const { x, y } = map.project([long, lat]);
  return { x: x + (shift?.x ?? 0), y: y + (shift?.y ?? 0) };
}

/** Moves elements with the map without re-rendering. Returns a ref callback per key. */
export function useMapPositions(items: readonly PositionedItem[]) {
  const map = useMapLibre();
  const elements = useRef(new Map<string, HTMLElement>());
  const latest = useRef(items);
  const updatePositions = useCallback(() => {
    for (const item of latest.current) {
      const { x, y } = projectToScreen(map, item);
      elements.current.get(item.key)?.style.setProperty("translate", `${x}px ${y}px`);
    }
  }, [map]);
  useLayoutEffect(() => {
    latest.current = items;
    updatePositions();
  });
  useEffect(() => {
    map.on("move", updatePositions);
    map.on("resize", updatePositions);
    return () => {
      map.off("move", updatePositions);
      map.off("resize", updatePositions);
    };
  }, [map, updatePositions]);
  return (key: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
}

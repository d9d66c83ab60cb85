import { useMap } from "@vis.gl/react-maplibre";
import type { Map as MapLibre } from "maplibre-gl";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Point } from "../../domain/area.ts";

/** The map around; only for parts inside `MapCanvas`. */
export function useMapLibre(): MapLibre {
  const { current } = useMap();
  if (!current) throw new Error("A part of a map stands outside a map.");
  return current.getMap();
}

/**
 * Keeps elements over their places on the ground while the map moves, without rendering.
 * @returns a function that takes the element of each place, by its key
 */
export function usePlaced(places: readonly (Point & { key: string })[]) {
  const map = useMapLibre();
  const elements = useRef(new Map<string, HTMLElement>());
  const latest = useRef(places);
  const put = useCallback(() => {
    for (const { key, long, lat } of latest.current) {
      const { x, y } = map.project([long, lat]);
      elements.current.get(key)?.style.setProperty("translate", `${x}px ${y}px`);
    }
  }, [map]);
  useLayoutEffect(() => {
    latest.current = places;
    put();
  });
  useEffect(() => {
    map.on("move", put);
    map.on("resize", put);
    return () => {
      map.off("move", put);
      map.off("resize", put);
    };
  }, [map, put]);
  return (key: string) => (element: HTMLElement | null) => {
    if (element) elements.current.set(key, element);
    else elements.current.delete(key);
  };
}

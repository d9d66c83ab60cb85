import { LazyMap } from "./lazy-map.tsx";
import type { PlaceMapCanvasProps } from "./place-map-canvas.tsx";

async function loadPlaceMap() {
  return (await import("./place-map-canvas.tsx")).PlaceMapCanvas;
}

/** `fallbackText` replaces a map that can't be drawn. */
export function PlaceMap({
  label,
  fallbackText,
  ...props
}: PlaceMapCanvasProps & { label: string; fallbackText: string }) {
  return (
    <div className="place-map">
      <LazyMap label={label} load={loadPlaceMap} props={props} fallbackText={fallbackText} />
    </div>
  );
}

import { LazyMap } from "./lazy-map.tsx";
import type { PlaceMapCanvasProps } from "./place-map-canvas.tsx";

async function loadPlaceMap() {
  return (await import("./place-map-canvas.tsx")).PlaceMapCanvas;
}

/**
 * Where one place is, with what runs there. Its code comes when it is scrolled to.
 * @param styleUrl `mapStyleUrl` of the services
 * @param without what a visitor has where the map can't be drawn, a sentence
 */
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

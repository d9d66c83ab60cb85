import { LazyMap } from "./lazy-map.tsx";
import type { PlaceMapCanvasProps } from "./place-map-canvas.tsx";
import { retryImport } from "../ui/retry-import.ts";

const importCanvas = retryImport(() => import("./place-map-canvas.tsx"));

const loadPlaceMap = () => importCanvas().then((part) => part.PlaceMapCanvas);

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

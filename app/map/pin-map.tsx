import { LazyMap } from "./lazy-map.tsx";
import type { PinMapCanvasProps } from "./pin-map-canvas.tsx";
import { retryImport } from "../ui/retry-import.ts";

const importCanvas = retryImport(() => import("./pin-map-canvas.tsx"));

const loadPinMap = () => importCanvas().then((part) => part.PinMapCanvas);

/** A map whose pin can be moved by dragging it and by arrow keys. */
export function PinMap({
  label,
  fallbackText,
  ...props
}: PinMapCanvasProps & { label: string; fallbackText: string }) {
  return (
    <div className="place-map">
      <LazyMap label={label} load={loadPinMap} props={props} fallbackText={fallbackText} />
    </div>
  );
}

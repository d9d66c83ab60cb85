import { useMap } from "@vis.gl/react-maplibre";
import { Icon } from "../ui/icon.tsx";

export function ZoomButtons() {
  const { current: map } = useMap();
  return (
    <div className="map__zoom">
      <button type="button" aria-label="Zoom in" onClick={() => map?.zoomIn()}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => map?.zoomOut()}>
        <Icon name="minus" />
      </button>
    </div>
  );
}

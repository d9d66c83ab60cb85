import { Marker } from "@vis.gl/react-maplibre";
import type { Marker as MapLibreMarker } from "maplibre-gl";
import { useEffect, useState } from "react";
import type { Point } from "../../domain/places/area.ts";
import { zooms } from "./map-bounds.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { useMapLibre } from "./use-map-positions.ts";

export interface PinMapCanvasProps {
  at: Point;
  /** What the pin is called for those who don't see it. */
  pinLabel: string;
  styleUrl: string | null;
  onMove: (to: Point) => void;
}

export function PinMapCanvas({ at, styleUrl, ...pin }: PinMapCanvasProps) {
  // The map stays where it is while its pin moves.
  const [start] = useState({ ...at, zoom: zooms.property });
  return (
    <MapCanvas styleUrl={styleUrl} start={start} cooperativeGestures>
      <MovablePin at={at} {...pin} />
    </MapCanvas>
  );
}

/** The library's own marker, which is moved by arrow keys, too. A mere click leaves it. */
function MovablePin({ at, pinLabel, onMove }: Omit<PinMapCanvasProps, "styleUrl">) {
  const map = useMapLibre();
  const [shown, setShown] = useState({ from: at, place: at });
  if (shown.from.lat !== at.lat || shown.from.long !== at.long) {
    setShown({ from: at, place: at });
  }
  const { lat, long } = at;
  useEffect(() => {
    if (!map.getBounds().contains([long, lat])) map.jumpTo({ center: [long, lat] });
  }, [map, lat, long]);
  return (
    <Marker
      latitude={shown.place.lat}
      longitude={shown.place.long}
      draggable
      color="#12483a"
      ref={(marker: MapLibreMarker | null) => {
        marker?.getElement().setAttribute("aria-label", pinLabel);
      }}
      onDragEnd={({ lngLat }) => {
        const place = { lat: lngLat.lat, long: lngLat.lng };
        setShown(({ from }) => ({ from, place }));
        onMove(place);
      }}
    />
  );
}

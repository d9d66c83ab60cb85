import type { Point } from "../../domain/area.ts";
import { Icon } from "../ui/icon.tsx";
import { zooms } from "./map-bounds.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { PlacedPin } from "./placed-pin.tsx";

/** The map of one home: a pin that stands still, and the map around it. */
export function HomeMapPart({ at, styleUrl }: { at: Point; styleUrl: string | null }) {
  return (
    <MapCanvas
      styleUrl={styleUrl}
      start={{ ...at, zoom: zooms.property, schematicZoom: zooms.schematicProperty }}
      calm
    >
      <PlacedPin at={at}>
        <Icon name="house" />
      </PlacedPin>
    </MapCanvas>
  );
}

import type { Point } from "../../domain/places/area.ts";
import type { IconName } from "../ui/icon-names.ts";
import { Icon } from "../ui/icon.tsx";
import { zooms } from "./map-bounds.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { PlacedPin } from "./placed-pin.tsx";

export interface PlaceMapPartProps {
  at: Point;
  /** Of the pin. */
  icon: IconName;
  styleUrl: string | null;
}

/** The map of one place: a pin that stands still, and the map around it. */
export function PlaceMapPart({ at, icon, styleUrl }: PlaceMapPartProps) {
  return (
    <MapCanvas styleUrl={styleUrl} start={{ ...at, zoom: zooms.property }} calm>
      <PlacedPin at={at}>
        <Icon name={icon} />
      </PlacedPin>
    </MapCanvas>
  );
}

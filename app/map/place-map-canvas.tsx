import type { Point } from "../../domain/places/area.ts";
import type { IconName } from "../ui/icon-names.ts";
import { Icon } from "../ui/icon.tsx";
import { zooms } from "./map-bounds.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { StaticPin } from "./static-pin.tsx";

export interface PlaceMapCanvasProps {
  at: Point;
  icon: IconName;
  styleUrl: string | null;
}

export function PlaceMapCanvas({ at, icon, styleUrl }: PlaceMapCanvasProps) {
  return (
    <MapCanvas styleUrl={styleUrl} start={{ ...at, zoom: zooms.property }} cooperativeGestures>
      <StaticPin at={at}>
        <Icon name={icon} />
      </StaticPin>
    </MapCanvas>
  );
}

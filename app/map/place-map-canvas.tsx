import type { Point } from "../../domain/places/area.ts";
import type { IconName } from "../ui/icon-names.ts";
import { Icon } from "../ui/icon.tsx";
import { zooms } from "./map-bounds.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import { useMapLibre, useMapPositions } from "./use-map-positions.ts";

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

function StaticPin({ at, children }: { at: Point; children: ReactNode }) {
  const map = useMapLibre();
  const { lat, long } = at;
  const getElementRef = useMapPositions(useMemo(() => [{ key: "home", lat, long }], [lat, long]));
  return createPortal(
    <div className="pins" aria-hidden="true">
      <div className="pin pin--home" ref={getElementRef("home")}>
        {children}
      </div>
    </div>,
    map.getCanvasContainer(),
  );
}

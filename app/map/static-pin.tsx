import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import type { Point } from "../../domain/places/area.ts";
import { useMapLibre, useMapPositions } from "./use-map-positions.ts";

export function StaticPin({ at, children }: { at: Point; children: ReactNode }) {
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

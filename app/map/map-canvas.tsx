import { AttributionControl, Map, type MapRef, useMap } from "@vis.gl/react-maplibre";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Point } from "../../domain/places/area.ts";
import { type MapArchive, streetZoom } from "../../domain/map/map-archive.ts";
import { isWithin, mapLimits, zooms } from "./map-bounds.ts";
import { listCredits } from "./map-credit.ts";
import { findMapStyle, type MapStyle, type OwnMap } from "./map-style.ts";
import { loadStreetTile, streetProtocol } from "./streets/street-protocol.ts";
import { useBasemapParts } from "./use-basemap-parts.ts";
import { useMapLibre } from "./use-map-positions.ts";
import "./map.css";
import { Icon } from "../ui/icon.tsx";

// Self-hosted, so that the CSP needs no `blob:` source.
maplibre.setWorkerUrl(workerUrl);
maplibre.addProtocol(streetProtocol, loadStreetTile);
// The worker is on its way while the style is put together.
maplibre.prewarm();

export interface MapCanvasProps {
  styleUrl: string | null;
  /** Initial centre and MapLibre zoom. */
  start: Point & { zoom: number };
  onReady?: (map: maplibre.Map) => void;
  /** `ours` if the code caused the movement, with the event data `{ ours: true }`. */
  onMoveEnd?: (map: maplibre.Map, isOwnMove: boolean) => void;
  /** Uses cooperative gestures, so that scrolling the page over the map does not zoom it. */
  cooperativeGestures?: boolean;
  children: ReactNode;
}

export function MapCanvas({
  styleUrl,
  start,
  cooperativeGestures = false,
  ...rest
}: MapCanvasProps) {
  const { children, onReady, onMoveEnd } = rest;
  const [mapStyle, setMapStyle] = useState<MapStyle | "failed" | null>(null);
  const { lat, long } = start;
  const onFail = useCallback(() => setMapStyle("failed"), []);
  useEffect(() => {
    let isCurrent = true;
    findMapStyle(styleUrl, { lat, long }).then(
      (style) => isCurrent && setMapStyle(style),
      () => isCurrent && setMapStyle("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [styleUrl, lat, long]);
  if (mapStyle === null) return null;
  if (mapStyle === "failed") return <p className="map__message">The map didn’t load.</p>;
  const { style, own } = mapStyle;
  return (
    <Map
      mapLib={maplibre}
      mapStyle={style}
      initialViewState={{ latitude: start.lat, longitude: start.long, zoom: start.zoom }}
      maxBounds={[mapLimits.west, mapLimits.south, mapLimits.east, mapLimits.north]}
      minZoom={4.5}
      maxZoom={zooms.max}
      attributionControl={false}
      cooperativeGestures={cooperativeGestures}
      keyboard={false}
      dragRotate={false}
      touchPitch={false}
      renderWorldCopies={false}
      ref={(map: MapRef | null) => {
        if (map) onReady?.(configureMap(map.getMap()));
      }}
      onMoveEnd={(event) => onMoveEnd?.(event.target, "ours" in event)}
    >
      {own ? <OwnMapParts own={own} onFail={onFail} /> : <AttributionControl compact={false} />}
      <ZoomButtons />
      {children}
    </Map>
  );
}

function OwnMapParts({ own, onFail }: { own: OwnMap; onFail: () => void }) {
  useBasemapParts(own, onFail);
  const credits = listCredits(own.archives, useIsSchematic(own.archives));
  // The control reads its text once.
  return <AttributionControl key={credits.join("")} compact={false} customAttribution={credits} />;
}

/** Whether the middle of the map has no streets to show. */
function useIsSchematic(archives: readonly MapArchive[]): boolean {
  const map = useMapLibre();
  const [isSchematic, setIsSchematic] = useState(true);
  useEffect(() => {
    const update = () => {
      const { lat, lng: long } = map.getCenter();
      const hasStreets = archives.some(({ bounds }) => isWithin({ lat, long }, bounds));
      setIsSchematic(map.getZoom() < streetZoom || !hasStreets);
    };
    update();
    map.on("moveend", update);
    return () => void map.off("moveend", update);
  }, [map, archives]);
  return isSchematic;
}

/** Hides the canvas from screen readers; pins and buttons are the accessible controls. */
function configureMap(map: maplibre.Map): maplibre.Map {
  map.touchZoomRotate.disableRotation();
  const canvas = map.getCanvas();
  canvas.removeAttribute("tabindex");
  canvas.removeAttribute("role");
  canvas.removeAttribute("aria-label");
  canvas.setAttribute("aria-hidden", "true");
  return map;
}

function ZoomButtons() {
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

import type { LayerSpecification } from "maplibre-gl";
import { mapColours as colours } from "./map-colours.ts";

/**
 * The renderer takes the weight from the first name, which no font has, and the glyphs from the
 * next, a font of the page.
 */
export const plainFont = ["Lintel Regular", "Instrument Sans", "Arial"];
export const strongFont = ["Lintel Semibold", "Instrument Sans", "Arial"];
export const displayFont = ["Lintel Medium", "Besley", "Georgia"];

const halo = { "text-halo-color": colours.halo, "text-halo-width": 1.5 } as const;
const name = ["get", "name"] as ["get", string];
const rank = ["get", "rank"] as ["get", string];

/** Least important first: later layers are placed before earlier ones. */
export const labelLayers: LayerSpecification[] = [
  {
    id: "road-names",
    type: "symbol",
    source: "roads",
    minzoom: 12.7,
    layout: {
      "symbol-placement": "line",
      "symbol-spacing": 420,
      "text-field": name,
      "text-font": plainFont,
      "text-size": 11,
    },
    paint: { ...halo, "text-color": colours.roadName, "text-halo-color": colours.road },
  },
  {
    id: "park-names",
    type: "symbol",
    source: "parks",
    minzoom: 11.8,
    layout: {
      "text-field": name,
      "text-font": plainFont,
      "text-size": 11,
      "text-max-width": 7,
      "text-padding": 8,
    },
    paint: { ...halo, "text-color": colours.parkName },
  },
  {
    id: "station-names",
    type: "symbol",
    source: "stations",
    minzoom: 12.4,
    layout: {
      "text-field": name,
      "text-font": plainFont,
      "text-size": ["interpolate", ["linear"], ["zoom"], 12, 10.5, 15, 13],
      "text-anchor": "top",
      "text-offset": [0, 0.7],
      "text-max-width": 8,
      "text-padding": 4,
    },
    paint: { ...halo, "text-color": colours.smallName },
  },
  {
    id: "water-names",
    type: "symbol",
    source: "water",
    minzoom: 10,
    layout: {
      "text-field": name,
      "text-font": displayFont,
      "text-size": ["interpolate", ["linear"], ["zoom"], 10, 11, 14, 16],
      "text-padding": 30,
    },
    paint: {
      "text-color": colours.waterName,
      "text-halo-color": colours.water,
      "text-halo-width": 1,
    },
  },
  {
    id: "small-places",
    type: "symbol",
    source: "places",
    minzoom: 11.6,
    filter: ["==", rank, 2],
    layout: {
      "text-field": name,
      "text-font": strongFont,
      "text-size": ["interpolate", ["linear"], ["zoom"], 11, 11, 14, 14],
      "text-padding": 5,
    },
    paint: { ...halo, "text-color": colours.smallName },
  },
  {
    id: "places",
    type: "symbol",
    source: "places",
    minzoom: 9.6,
    filter: ["==", rank, 1],
    layout: {
      "text-field": name,
      "text-font": strongFont,
      "text-size": ["interpolate", ["linear"], ["zoom"], 10, 11.5, 14, 17],
      "text-padding": 6,
    },
    paint: { ...halo, "text-color": colours.name },
  },
  {
    id: "cities",
    type: "symbol",
    source: "places",
    maxzoom: 9.6,
    filter: ["==", rank, 0],
    layout: { "text-field": name, "text-font": strongFont, "text-size": 14 },
    paint: { ...halo, "text-color": colours.name },
  },
];

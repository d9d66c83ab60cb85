import type { LayerSpecification } from "maplibre-gl";
import { streetZoom } from "../../domain/map/map-archive.ts";
import { mapColours as colours } from "./map-colours.ts";

/** Below this zoom the country's outline is shown, above it only the cities' surroundings. */
const nearZoom = 9;

/** A line width that grows with the zoom; pixels at zooms 9 and 14. */
function growWithZoom(small: number, large: number) {
  return ["interpolate", ["exponential", 1.5], ["zoom"], 9, small, 14, large] as [
    "interpolate",
    ["exponential", number],
    ["zoom"],
    number,
    number,
    number,
    number,
  ];
}

const round = { "line-cap": "round", "line-join": "round" } as const;

/** Open water at the coast, for archives that leave it out. */
export const seaLayer: LayerSpecification = {
  id: "sea",
  type: "fill",
  source: "water",
  minzoom: streetZoom,
  filter: ["in", ["get", "name"], ["literal", ["Liverpool Bay", "Severn"]]],
  paint: { "fill-color": colours.water },
};

export const groundLayers: LayerSpecification[] = [
  {
    id: "ground",
    type: "background",
    paint: { "background-color": ["step", ["zoom"], colours.sea, nearZoom, colours.country] },
  },
  {
    id: "land",
    type: "fill",
    source: "land",
    maxzoom: nearZoom,
    paint: { "fill-color": colours.country, "fill-outline-color": colours.border },
  },
  { id: "tide", type: "fill", source: "tide", paint: { "fill-color": colours.water } },
  { id: "boroughs", type: "fill", source: "boroughs", paint: { "fill-color": colours.city } },
  { id: "parks", type: "fill", source: "parks", paint: { "fill-color": colours.park } },
  { id: "water", type: "fill", source: "water", paint: { "fill-color": colours.water } },
  {
    id: "borders",
    type: "line",
    source: "borders",
    paint: {
      "line-color": colours.border,
      "line-dasharray": [3, 2],
      "line-width": growWithZoom(0.5, 1.2),
    },
  },
  {
    id: "road-edges",
    type: "line",
    source: "roads",
    layout: round,
    paint: { "line-color": colours.roadEdge, "line-width": growWithZoom(1.2, 10) },
  },
  {
    id: "roads",
    type: "line",
    source: "roads",
    layout: round,
    paint: { "line-color": colours.road, "line-width": growWithZoom(0.7, 7.5) },
  },
];

const hasColour = ["has", "colour"] as ["has", string];

export const railLayers: LayerSpecification[] = [
  {
    id: "rail",
    type: "line",
    source: "lines",
    filter: ["!", hasColour],
    layout: round,
    paint: { "line-color": colours.rail, "line-width": growWithZoom(0.7, 2.2) },
  },
  {
    id: "rail-sleepers",
    type: "line",
    source: "lines",
    minzoom: 11,
    filter: ["!", hasColour],
    paint: {
      "line-color": colours.city,
      "line-dasharray": [4, 4],
      "line-width": growWithZoom(0.4, 1.2),
    },
  },
  {
    id: "transit",
    type: "line",
    source: "lines",
    filter: hasColour,
    layout: round,
    paint: {
      "line-color": ["get", "colour"],
      "line-width": growWithZoom(1, 3.2),
      "line-opacity": ["interpolate", ["linear"], ["zoom"], 9, 0.4, 13, 0.62],
    },
  },
  {
    id: "station-dots",
    type: "circle",
    source: "stations",
    minzoom: 11,
    paint: {
      "circle-radius": ["interpolate", ["linear"], ["zoom"], 11, 1.6, 13, 3.2, 15, 5],
      "circle-color": colours.dot,
      "circle-stroke-color": colours.dotEdge,
      "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 11, 0.8, 14, 1.6],
    },
  },
];

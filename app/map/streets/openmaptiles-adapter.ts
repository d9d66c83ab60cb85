import { hasClass, isLine, isOneOf, isPoint, isPolygon } from "./expressions.ts";
import type { StreetAdapter } from "./street-adapter.ts";

/** The layers of openmaptiles.org/schema, which Planetiler, Tilemaker and OpenMapTiles write. */
export const openMapTilesAdapter: StreetAdapter = {
  roads: { layer: "transportation", filter: isLine },
  roadNames: { layer: "transportation_name", filter: isLine },
  roadClass: [
    "match",
    ["get", "class"],
    "path",
    ["case", ["==", ["get", "subclass"], "pedestrian"], "pedestrian", "path"],
    "busway",
    "service",
    "track",
    "path",
    ["get", "class"],
  ],
  isTunnel: ["==", ["get", "brunnel"], "tunnel"],
  isBridge: ["==", ["get", "brunnel"], "bridge"],
  rail: {
    layer: "transportation",
    filter: [
      "all",
      hasClass("rail", "transit"),
      ["!=", ["get", "brunnel"], "tunnel"],
      ["!", ["has", "service"]],
    ],
  },
  buildings: { layer: "building" },
  water: { layer: "water", filter: ["!=", ["get", "brunnel"], "tunnel"] },
  waterways: { layer: "waterway", filter: ["!=", ["get", "brunnel"], "tunnel"] },
  waterNames: { layer: "water_name", filter: isPoint },
  green: [
    { layer: "landcover", filter: hasClass("grass") },
    {
      layer: "landuse",
      filter: hasClass("cemetery", "pitch", "playground", "garden", "golf_course"),
    },
    { layer: "park", filter: ["all", isPolygon, isOneOf(["get", "class"], ["nature_reserve"])] },
  ],
  wood: [{ layer: "landcover", filter: hasClass("wood") }],
  sites: [
    {
      layer: "landuse",
      filter: hasClass(
        "school",
        "college",
        "university",
        "kindergarten",
        "hospital",
        "commercial",
        "retail",
        "industrial",
        "railway",
        "stadium",
      ),
    },
  ],
  places: { layer: "place", filter: isPoint },
  placeClass: ["get", "class"],
  placeRank: ["coalesce", ["get", "rank"], 20],
  hasSea: true,
};

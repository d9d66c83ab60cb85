import { hasClass } from "./expressions.ts";
import type { StreetAdapter } from "./street-adapter.ts";

/** A schema with a layer for each thing drawn, whose classes the style uses as they are. */
export const compactAdapter: StreetAdapter = {
  roads: { layer: "road" },
  roadNames: { layer: "road_name" },
  roadClass: ["get", "class"],
  isTunnel: ["==", ["get", "brunnel"], "tunnel"],
  isBridge: ["==", ["get", "brunnel"], "bridge"],
  rail: { layer: "rail" },
  buildings: { layer: "building" },
  water: { layer: "water" },
  waterways: { layer: "waterway" },
  waterNames: { layer: "water_name" },
  green: [
    {
      layer: "green",
      filter: hasClass("park", "grass", "pitch", "cemetery", "allotments", "reserve"),
    },
  ],
  wood: [{ layer: "green", filter: hasClass("wood") }],
  sites: [{ layer: "site" }],
  places: { layer: "place" },
  placeClass: ["get", "class"],
  placeRank: ["coalesce", ["get", "rank"], 20],
  hasSea: false,
};

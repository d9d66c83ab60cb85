import type { ExpressionSpecification, LineLayerSpecification } from "maplibre-gl";
import { streetZoom } from "../../../domain/map/map-archive.ts";
import { mapColours as colours } from "../map-colours.ts";
import { growBetween, isOneOf, joinFilters } from "./expressions.ts";
import type { StreetAdapter } from "./street-adapter.ts";

interface RoadKind {
  name: string;
  classes: string[];
  /** Pixels at zooms 12, 14 and 17. */
  widths: [number, number, number];
  minzoom: number;
  colour: string;
  edgeColour: string;
}

const side = { colour: colours.road, edgeColour: colours.streetEdge };
const main = { colour: colours.mainRoad, edgeColour: colours.mainRoadEdge };

/** Least important first: what is drawn later lies above. */
const roadKinds: RoadKind[] = [
  { name: "service", classes: ["service"], widths: [0.2, 1.4, 8], minzoom: 13, ...side },
  {
    name: "minor",
    classes: ["minor", "pedestrian"],
    widths: [0.5, 3.4, 18],
    minzoom: streetZoom,
    ...side,
  },
  { name: "tertiary", classes: ["tertiary"], widths: [1.2, 4.6, 22], minzoom: streetZoom, ...side },
  {
    name: "main",
    classes: ["secondary", "primary"],
    widths: [1.9, 5.6, 25],
    minzoom: streetZoom,
    ...main,
  },
  {
    name: "trunk",
    classes: ["trunk", "motorway"],
    widths: [2.3, 6.4, 27],
    minzoom: streetZoom,
    ...main,
  },
];

const tunnelClasses = roadKinds.flatMap(({ name, classes }) => (name === "service" ? [] : classes));

/** Roads by class, each with an edge; those in tunnels as dashes. */
export function createRoadLayers(source: string, adapter: StreetAdapter): LineLayerSpecification[] {
  const { roads, roadClass, isTunnel } = adapter;
  const createLayer = (
    name: string,
    classes: readonly string[],
    minzoom: number,
    isHere: ExpressionSpecification,
  ) => ({
    id: `${source}-${name}`,
    type: "line" as const,
    source,
    "source-layer": roads.layer,
    minzoom,
    filter: joinFilters(roads.filter, isOneOf(roadClass, classes), isHere),
    layout: { "line-cap": "round", "line-join": "round" } as const,
  });
  const onGround: ExpressionSpecification = ["!", isTunnel];
  return [
    {
      ...createLayer("tunnels", tunnelClasses, streetZoom, isTunnel),
      layout: {},
      paint: {
        "line-color": colours.streetEdge,
        "line-dasharray": [2, 1.5],
        "line-width": growBetween([12, 0.6], [17, 3]),
      },
    },
    {
      ...createLayer("paths", ["path"], 14.5, onGround),
      paint: { "line-color": colours.path, "line-width": growBetween([14, 0.7], [17, 1.8]) },
    },
    ...roadKinds.map(({ name, classes, minzoom, edgeColour, widths: [far, middle, near] }) => ({
      ...createLayer(`${name}-edge`, classes, minzoom, onGround),
      paint: {
        "line-color": edgeColour,
        "line-width": growBetween([12, far + 0.9], [14, middle + 2], [17, near + 2]),
      },
    })),
    ...roadKinds.map(({ name, classes, minzoom, colour, widths: [far, middle, near] }) => ({
      ...createLayer(name, classes, minzoom, onGround),
      paint: {
        "line-color": colour,
        "line-width": growBetween([12, far], [14, middle], [17, near]),
      },
    })),
  ];
}

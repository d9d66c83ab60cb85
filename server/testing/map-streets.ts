import type { StreetSchema } from "../../domain/map/street-schema.ts";

type Properties = Record<string, string | number | boolean>;

export interface StreetFeature {
  layer: string;
  properties: Properties;
  geometry:
    | { type: "Point"; coordinates: number[] }
    | { type: "LineString"; coordinates: number[][] }
    | { type: "Polygon"; coordinates: number[][][] };
}

type Kind =
  | "sideStreet"
  | "mainRoad"
  | "footpath"
  | "tunnel"
  | "railway"
  | "building"
  | "park"
  | "wood"
  | "school"
  | "water"
  | "canal"
  | "suburb";

interface Described {
  layer: string;
  properties: Properties;
}

/** The same things as each schema describes them. A name may stand in a layer of its own. */
const described: Record<StreetSchema, Record<Kind, Described[]>> = {
  openmaptiles: {
    sideStreet: [
      { layer: "transportation", properties: { class: "minor" } },
      { layer: "transportation_name", properties: { class: "minor", name: "Loriner Street" } },
    ],
    mainRoad: [
      { layer: "transportation", properties: { class: "primary" } },
      {
        layer: "transportation_name",
        properties: { class: "primary", name: "Pewter Road", ref: "A999" },
      },
    ],
    footpath: [{ layer: "transportation", properties: { class: "path", subclass: "footway" } }],
    tunnel: [{ layer: "transportation", properties: { class: "trunk", brunnel: "tunnel" } }],
    railway: [{ layer: "transportation", properties: { class: "rail", subclass: "rail" } }],
    building: [{ layer: "building", properties: { render_height: 9 } }],
    park: [{ layer: "landcover", properties: { class: "grass", subclass: "park" } }],
    wood: [{ layer: "landcover", properties: { class: "wood" } }],
    school: [{ layer: "landuse", properties: { class: "school" } }],
    water: [{ layer: "water", properties: { class: "lake" } }],
    canal: [{ layer: "waterway", properties: { class: "canal", name: "Tallow Canal" } }],
    suburb: [{ layer: "place", properties: { class: "suburb", name: "Cooperage", rank: 12 } }],
  },
  protomaps: {
    sideStreet: [
      {
        layer: "roads",
        properties: { kind: "minor_road", kind_detail: "residential", name: "Loriner Street" },
      },
    ],
    mainRoad: [
      {
        layer: "roads",
        properties: { kind: "major_road", kind_detail: "primary", name: "Pewter Road" },
      },
    ],
    footpath: [{ layer: "roads", properties: { kind: "path", kind_detail: "footway" } }],
    tunnel: [
      { layer: "roads", properties: { kind: "major_road", kind_detail: "trunk", is_tunnel: true } },
    ],
    railway: [{ layer: "roads", properties: { kind: "rail", kind_detail: "rail" } }],
    building: [{ layer: "buildings", properties: { kind: "building" } }],
    park: [{ layer: "landuse", properties: { kind: "park" } }],
    wood: [{ layer: "landuse", properties: { kind: "wood" } }],
    school: [{ layer: "landuse", properties: { kind: "school" } }],
    water: [{ layer: "water", properties: { kind: "lake" } }],
    canal: [{ layer: "water", properties: { kind: "canal", name: "Tallow Canal" } }],
    suburb: [
      {
        layer: "places",
        properties: { kind: "neighbourhood", kind_detail: "suburb", name: "Cooperage" },
      },
    ],
  },
  compact: {
    sideStreet: [
      { layer: "road", properties: { class: "minor" } },
      { layer: "road_name", properties: { class: "minor", name: "Loriner Street" } },
    ],
    mainRoad: [
      { layer: "road", properties: { class: "primary" } },
      { layer: "road_name", properties: { class: "primary", name: "Pewter Road", ref: "A999" } },
    ],
    footpath: [{ layer: "road", properties: { class: "path" } }],
    tunnel: [{ layer: "road", properties: { class: "trunk", brunnel: "tunnel" } }],
    railway: [{ layer: "rail", properties: { class: "rail" } }],
    building: [{ layer: "building", properties: {} }],
    park: [{ layer: "green", properties: { class: "park" } }],
    wood: [{ layer: "green", properties: { class: "wood" } }],
    school: [{ layer: "site", properties: { class: "school" } }],
    water: [{ layer: "water", properties: { class: "lake" } }],
    canal: [{ layer: "waterway", properties: { class: "canal", name: "Tallow Canal" } }],
    suburb: [{ layer: "place", properties: { class: "suburb", name: "Cooperage" } }],
  },
};

/** Invented streets around a point: a grid, with a main road, a railway, a park and some houses. */
export function createStreets(
  schema: StreetSchema,
  { lat, long }: { lat: number; long: number },
): StreetFeature[] {
  const at = (east: number, north: number) => [long + east / 1000, lat + north / 1000];
  const line = (...points: [number, number][]) => ({
    type: "LineString" as const,
    coordinates: points.map(([east, north]) => at(east, north)),
  });
  const box = (west: number, south: number, east: number, north: number) => ({
    type: "Polygon" as const,
    coordinates: [
      [at(west, south), at(west, north), at(east, north), at(east, south), at(west, south)],
    ],
  });
  const steps = [-6, -3, 0, 3, 6];
  const placed: [Kind, StreetFeature["geometry"]][] = [
    ...steps.map((east): (typeof placed)[number] => ["sideStreet", line([east, -8], [east, 8])]),
    ...steps.map((north): (typeof placed)[number] => [
      "building",
      box(0.5, north + 0.5, 2.5, north + 1.5),
    ]),
    ["mainRoad", line([-9, -1], [9, 1])],
    ["footpath", line([-6, 5], [-3, 3])],
    ["tunnel", line([-9, 7], [9, 7])],
    ["railway", line([-9, -5], [9, -4])],
    ["park", box(-5.5, 2, -3.5, 6)],
    ["wood", box(3.5, 2, 5.5, 3)],
    ["school", box(3.5, -3, 5.5, -2)],
    ["water", box(-5.5, -7, -3.5, -6)],
    ["canal", line([-9, -6.5], [-5.5, -6.5])],
    ["suburb", { type: "Point", coordinates: at(1, 2) }],
  ];
  return placed.flatMap(([kind, geometry]) =>
    described[schema][kind].map((one) => ({ ...one, geometry })),
  );
}

export type { Kind as StreetKind };

/** How a schema describes a thing, without its place. */
export function describeStreetKind(schema: StreetSchema, kind: Kind): Described[] {
  return described[schema][kind];
}

import {
  featureFilter,
  type LayerSpecification,
  validateStyleMin,
} from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, test } from "vitest";
import { streetZoom } from "../../../domain/map/map-archive.ts";
import { streetSchemas, type StreetSchema } from "../../../domain/map/street-schema.ts";
import {
  createStreets,
  describeStreetKind,
  type StreetKind,
} from "../../../server/testing/map-streets.ts";
import { createBasemapStyle } from "../basemap-style.ts";
import { groupArchives } from "./street-sources.ts";
import { listPlaceFilters } from "./place-labels.ts";
import { streetAdapters } from "./street-adapters.ts";

function createArchive(schema: StreetSchema, changes = {}) {
  return {
    url: `/maps/${schema}.pmtiles`,
    bounds: { west: -0.4, south: 51.4, east: 0, north: 51.6 },
    minZoom: 0,
    maxZoom: 14,
    schema,
    credit: [],
    ...changes,
  };
}

function createStyle(...schemas: StreetSchema[]) {
  return createBasemapStyle({}, groupArchives(schemas.map((schema) => createArchive(schema))));
}

/** Ids of the layers that draw a kind of thing, without the name of their source. */
function findLayers(schema: StreetSchema, kind: StreetKind): string[] {
  const things = createStreets(schema, { lat: 0, long: 0 }).filter(({ layer, properties }) =>
    describeStreetKind(schema, kind).some(
      (one) => one.layer === layer && one.properties === properties,
    ),
  );
  const types = { Point: 1, LineString: 2, Polygon: 3 } as const;
  const draws = (layer: LayerSpecification) =>
    "source-layer" in layer &&
    things.some(({ layer: name, properties, geometry }) => {
      const filter = featureFilter(layer.filter, "filter").filter;
      const isText = layer.type === "symbol" && !("name" in properties || "ref" in properties);
      return (
        layer["source-layer"] === name &&
        !isText &&
        filter({ zoom: 16 }, { type: types[geometry.type], properties })
      );
    });
  return createStyle(schema)
    .layers.filter((layer) => draws(layer))
    .map(({ id }) => id.replace(`${schema}-14-`, ""));
}

describe.each(streetSchemas)("a map of an archive in the schema %s", (schema) => {
  test("is a style that the renderer takes", () => {
    expect(validateStyleMin(createStyle(schema))).toEqual([]);
  });

  test.each<[StreetKind, string[]]>([
    ["sideStreet", ["minor-edge", "minor", "small-road-names"]],
    ["mainRoad", ["main-edge", "main", "main-road-names"]],
    ["footpath", ["paths"]],
    ["tunnel", ["tunnels"]],
    ["railway", ["rail"]],
    ["building", ["buildings"]],
    ["park", ["green-0"]],
    ["wood", ["wood-0"]],
    ["school", ["site-0"]],
    ["water", ["water"]],
    ["canal", ["waterways", "waterway-names"]],
    ["suburb", ["places"]],
  ])("draws a %s by the layers %j and no other", (kind, layers) => {
    expect(findLayers(schema, kind)).toEqual(layers);
  });

  test("names no place a second time that the schematic map has named", () => {
    const { layer: place, properties } = describeStreetKind(schema, "suburb")[0]!;
    const isNamed = (taken: string[]) =>
      listPlaceFilters("source", streetAdapters[schema], taken).some(({ filter }) =>
        featureFilter(filter, "filter").filter({ zoom: 14 }, { type: 1, properties }),
      );
    expect(place).toMatch(/^places?$/);
    expect(isNamed(["Hackney"])).toBe(true);
    expect(isNamed(["Hackney", "Cooperage"])).toBe(false);
  });
});

describe("streets and the schematic map", () => {
  const ids = createStyle("openmaptiles").layers.map(({ id }) => id);
  const before = (one: string, other: string) => ids.indexOf(one) < ids.indexOf(other);

  test("a tile's ground hides the schematic map's roads, rail and the names of both", () => {
    for (const hidden of ["boroughs", "parks", "water", "roads", "rail", "road-names"]) {
      expect(before(hidden, "openmaptiles-14-ground")).toBe(true);
    }
  });

  test("streets lie under our lines, stations and areas", () => {
    for (const above of ["transit", "station-dots", "station-names", "places", "small-places"]) {
      expect(before("openmaptiles-14-trunk", above)).toBe(true);
    }
    expect(before("openmaptiles-14-places", "small-places")).toBe(true);
  });

  test("streets begin where the schematic map ends to be enough", () => {
    const own = createStyle("protomaps").layers.filter(({ id }) => id.startsWith("protomaps"));
    expect(own.length).toBeGreaterThan(15);
    for (const { minzoom = 0 } of own) expect(minzoom).toBeGreaterThanOrEqual(streetZoom);
  });

  test("the sea of the schematic map stands in for an archive without one", () => {
    const hasSea = (schema: StreetSchema) =>
      createStyle(schema).layers.some(({ id }) => id === "sea");
    expect(streetSchemas.map(hasSea)).toEqual([false, false, true]);
  });

  test("without archives the map is the schematic one", () => {
    const { layers, sources } = createStyle();
    expect(Object.values(sources).map(({ type }) => type)).not.toContain("vector");
    expect(layers.map(({ id }) => id).slice(-2)).toEqual(["places", "cities"]);
  });
});

test("archives of one schema that end at one zoom share a source, whose bounds hold all", () => {
  const sources = groupArchives([
    createArchive("compact"),
    createArchive("compact", { bounds: { west: -3, south: 53, east: -2, north: 54 } }),
    createArchive("compact", { maxZoom: 15 }),
    createArchive("protomaps", { maxZoom: 15 }),
  ]);
  expect(sources.map(({ id, archives }) => [id, archives.length])).toEqual([
    ["compact-14", 2],
    ["compact-15", 1],
    ["protomaps-15", 1],
  ]);
  expect(createBasemapStyle({}, sources).sources["compact-14"]).toMatchObject({
    bounds: [-3, 51.4, 0, 54],
    maxzoom: 14,
  });
});

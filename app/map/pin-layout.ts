import Supercluster from "supercluster";
import type { Point } from "../../domain/area.ts";

/** A pin on the map: one home, or several that would lie over each other. */
export interface Pin<Home> extends Point {
  /** The same as long as the pin begins with the same home. */
  key: string;
  /** In the order of the list; never empty. */
  homes: readonly Home[];
}

/** What a pin with a price covers, pixels. */
const pinSize = { width: 62, height: 32 };
/** Pins this near to each other are one, pixels. */
const apart = 56;
/** Beyond this zoom nothing parts any more. */
const deepest = 18;

interface Group extends Point {
  /** Places in the list, rising. */
  places: number[];
}

/**
 * Which homes share a pin at each zoom; no pin covers another one.
 * @param homes in the order of the list
 * @returns the pins at a whole zoom of MapLibre's, in the order of the list
 */
export function pinLayout<Home extends Point & { id: string }>(
  homes: readonly Home[],
): (zoom: number) => Pin<Home>[] {
  const index = new Supercluster<{ place: number }>({
    radius: apart,
    extent: 512,
    maxZoom: deepest,
  });
  index.load(
    homes.map(({ lat, long }, place) => ({
      type: "Feature",
      properties: { place },
      geometry: { type: "Point", coordinates: [long, lat] },
    })),
  );
  return (zoom) => {
    const groups = index.getClusters([-180, -85, 180, 85], Math.min(zoom, deepest));
    const found = groups.map(({ geometry, properties }): Group => {
      const [long = 0, lat = 0] = geometry.coordinates;
      const leaves =
        "cluster_id" in properties
          ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties)
          : [properties];
      return { lat, long, places: leaves.map(({ place }) => place).toSorted(rising) };
    });
    return withoutOverlaps(found, zoom).map(({ places, lat, long }) => ({
      key: `${places.length > 1 ? "group" : "home"}-${homes[places[0]!]!.id}`,
      homes: places.map((place) => homes[place]!),
      lat,
      long,
    }));
  };
}

/**
 * The zoom at which the homes of a pin part.
 * @returns null where they never do: they are at one place
 */
export function partingZoom<Home>(
  pinsAt: (zoom: number) => Pin<Home>[],
  pin: Pin<Home>,
  zoom: number,
): number | null {
  for (let next = zoom + 1; next <= deepest; next++) {
    const first = pinsAt(next).find(({ homes }) => homes.includes(pin.homes[0]!));
    if (first && first.homes.length < pin.homes.length) return next;
  }
  return null;
}

/** Clusters are round and prices are wide: joins what would still lie over each other. */
function withoutOverlaps(groups: readonly Group[], zoom: number): Group[] {
  const apartFromEachOther: Group[] = [];
  const waiting = groups.toSorted((one, other) => rising(one.places[0]!, other.places[0]!));
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const standing = group;
    const below = apartFromEachOther.findIndex((other) => overlap(standing, other, zoom));
    // Joined, they stand elsewhere: what is there must be looked at again.
    if (below < 0) apartFromEachOther.push(group);
    else waiting.unshift(joined(apartFromEachOther.splice(below, 1)[0]!, group));
  }
  return apartFromEachOther.toSorted((one, other) => rising(one.places[0]!, other.places[0]!));
}

function overlap(one: Point, other: Point, zoom: number): boolean {
  const world = 512 * 2 ** zoom;
  const dx = (Math.abs(one.long - other.long) / 360) * world;
  const dy = Math.abs(mercator(one.lat) - mercator(other.lat)) * world;
  return dx < pinSize.width && dy < pinSize.height;
}

/** The height of a latitude in the map's projection, as a share of the world's. */
function mercator(lat: number): number {
  return Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
}

function joined(one: Group, other: Group): Group {
  const [a, b] = [one.places.length, other.places.length];
  return {
    lat: (one.lat * a + other.lat * b) / (a + b),
    long: (one.long * a + other.long * b) / (a + b),
    places: [...one.places, ...other.places].toSorted(rising),
  };
}

function rising(a: number, b: number): number {
  return a - b;
}

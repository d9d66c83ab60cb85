import type { Point } from "../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import { findArea } from "../../server/places/areas.ts";
import { findOutcodeCentre } from "../../server/places/outcodes.ts";
import { stations } from "../../server/places/stations.ts";
import type { Home } from "./home.ts";
import type { Area, Stop } from "./places/area.ts";
import type { Random } from "./random.ts";
import { takeChance } from "./random.ts";

/** Distance of homes from a neighbourhood's centre, metres. */
const [nearest, farthest] = [90, 430];
/** Metres within which an outcode's centre may stand in for a home. */
const nearBy = 700;
const metresADegree = 111_195;

/** Null as from some agencies' software. Throws if the gazetteer lacks the neighbourhood. */
export function calculatePosition(next: Random, area: Area, outcode: string): Point | null {
  const centre = area.around ?? findArea(`${area.name}, ${area.city}`)?.centre;
  if (!centre) throw new Error(`The gazetteer has no ${area.name}, ${area.city}.`);
  const middle = findOutcodeCentre(outcode);
  const unsaid =
    takeChance(next, 0.12) && middle !== null && calculateDistanceMetres(middle, centre) < nearBy;
  if (unsaid) return null;
  const turn = next() * 2 * Math.PI;
  const metres = nearest + Math.sqrt(next()) * (farthest - nearest);
  const lat = centre.lat + (Math.sin(turn) * metres) / metresADegree;
  const width = metresADegree * Math.cos((lat * Math.PI) / 180);
  const long = centre.long + (Math.cos(turn) * metres) / width;
  return { lat: round(lat), long: round(long) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

export interface Walk {
  stop: Stop;
  minutes: number;
}

/** Streets are longer than a straight line, and most people walk 80 metres a minute. */
const detour = 1.25;
const pace = 80;

/** Shortest first. Throws if the gazetteer lacks a stop. */
export function listWalksFrom(home: Pick<Home, "position" | "outcode" | "area">): Walk[] {
  const from = home.position ?? findOutcodeCentre(home.outcode);
  if (!from) throw new Error(`The gazetteer has no ${home.outcode}.`);
  return home.area.stops
    .filter((stop) => stop !== undefined)
    .map((stop) => ({
      stop,
      minutes: Math.max(2, Math.round((measureMetresTo(stop[0], from) * detour) / pace)),
    }))
    .toSorted((one, other) => one.minutes - other.minutes);
}

function measureMetresTo(name: string, from: Point): number {
  const distances = stations
    .filter((station) => station.name === name)
    .map((station) => calculateDistanceMetres(from, station));
  if (distances.length === 0) throw new Error(`The gazetteer has no station ${name}.`);
  return Math.min(...distances);
}

import { gazetteer, gazetteerIndex } from "../server/places/gazetteer.ts";
import { searchPlaces } from "../server/places/place-index.ts";
import { holdFigure } from "./figures.ts";
import { percentiles } from "./percentiles.ts";

/** Server time of one place search response while typing, milliseconds. */
const limit = 50;
const texts = gazetteer.flatMap(({ name }) => [
  name.slice(0, 2),
  name.slice(0, 4),
  name.slice(0, Math.ceil(name.length * 0.7)),
]);
const typos = gazetteer.flatMap(({ name }) => [swapped(name), without(name)]);

for (const [what, asked] of [
  ["beginnings", texts],
  ["typos", typos],
] as const) {
  for (const text of asked.slice(0, 300)) searchPlaces(gazetteerIndex, text, { city: "London" });
  const { p50, p99 } = percentiles(asked.map(timed));
  holdFigure({ bench: "places", what, asked: asked.length, p50, p99, limit }, p99 <= limit);
}

/** Takes the best of three to exclude other load on the machine. */
function timed(text: string): number {
  return Math.min(once(text), once(text), once(text));
}

function once(text: string): number {
  const began = performance.now();
  searchPlaces(gazetteerIndex, text, { city: "London" });
  return performance.now() - began;
}

function swapped(name: string): string {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, middle - 1) + name[middle]! + name[middle - 1]! + name.slice(middle + 1);
}

function without(name: string): string {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, middle) + name.slice(middle + 1);
}

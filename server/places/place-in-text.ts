import type { PlaceKind } from "../../domain/places/place.ts";
import { gazetteerIndex } from "./gazetteer/gazetteer.ts";
import { toCandidate, type Candidate, type Candidates } from "./place-candidate.ts";
import { searchPlaces } from "./place-index.ts";
import { listEndings, findPostcodes, stripSearchWords } from "./place-parts.ts";
import { readPostcode } from "./gazetteer/postcodes.ts";

type Find = (text: string, city: string | null) => Promise<Candidates>;

/**
 * Finds the place in a text: all of it, else without search words such as "2 bed flat", else a
 * postcode in it or an area at its end.
 * @param findWhole looks up a text that is only a place
 */
export async function findInText(
  findWhole: Find,
  text: string,
  city: string | null,
): Promise<Candidates> {
  const whole = await findWhole(text, city);
  if (whole.found.length > 0) return whole;
  const place = stripSearchWords(text);
  const meant = place === "" || place === text ? whole : await findWhole(place, city);
  if (meant.found.length > 0) return meant;
  return { ...meant, found: await findPart(findWhole, text, city) };
}

async function findPart(findWhole: Find, text: string, city: string | null): Promise<Candidate[]> {
  for (const part of findPostcodes(text)) {
    const full = readPostcode(part) !== null;
    const found = full ? (await findWhole(part, city)).found : findExactAreas(part, city);
    if (found.length > 0) return found.map((one) => ({ ...one, part }));
  }
  for (const part of listEndings(text)) {
    const found = findExactAreas(part, city);
    if (found.length > 0) return found.map((one) => ({ ...one, part }));
  }
  return [];
}

const isArea: ReadonlySet<PlaceKind> = new Set(["city", "neighbourhood", "outcode"]);

function findExactAreas(text: string, city: string | null): Candidate[] {
  return searchPlaces(gazetteerIndex, text, { city, forgiving: false })
    .filter(({ place, fit }) => fit === "exact" && isArea.has(place.kind))
    .slice(0, 1)
    .map(toCandidate);
}

import type { PlaceKind } from "../../domain/places/place.ts";
import { gazetteerIndex } from "./gazetteer.ts";
import { candidate, type Candidate, type Candidates } from "./place-candidate.ts";
import { searchPlaces } from "./place-index.ts";
import { listEndings, findPostcodes, stripSearchWords } from "./place-parts.ts";
import { readPostcode } from "./postcodes.ts";

type Find = (text: string, city: string | null) => Promise<Candidates>;

/**
 * What a text means: the whole of it, else without what is looked for, else the postcode in it or
 * the area that it ends with.
 * @param findWhole looks a text up that is a place and nothing else
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
    const found = full ? (await findWhole(part, city)).found : exactAreas(part, city);
    if (found.length > 0) return found.map((one) => ({ ...one, part }));
  }
  for (const part of listEndings(text)) {
    const found = exactAreas(part, city);
    if (found.length > 0) return found.map((one) => ({ ...one, part }));
  }
  return [];
}

const isArea: ReadonlySet<PlaceKind> = new Set(["city", "neighbourhood", "outcode"]);

/** An area that is called so to the letter. */
function exactAreas(text: string, city: string | null): Candidate[] {
  return searchPlaces(gazetteerIndex, text, { city, forgiving: false })
    .filter(({ place, fit }) => fit === "exact" && isArea.has(place.kind))
    .slice(0, 1)
    .map(candidate);
}

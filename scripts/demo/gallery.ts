import { coversFor } from "./covers.ts";
import type { Home } from "./home.ts";
import type { Photo, Picture, PictureKind } from "./pictures.ts";
import { suiting } from "./pictures.ts";
import type { Random } from "./random.ts";
import { between, chance, random, shuffled } from "./random.ts";

/** So many homes in a row have different covers. */
const coverDistance = 5;
/** And if possible so many do not show the same room in other colours. */
const sceneDistance = 3;

/** Hands out pictures so that neighbours in the file, and in the neighbourhood, have other covers. */
export class Gallery {
  #seed: string;
  #pictures: readonly Picture[];
  /** Number of the home that last had a picture or scene as its cover, and a picture anywhere. */
  #cover = new Map<string, number>();
  #shown = new Map<string, number>();
  #coversOfArea = new Map<string, Set<string>>();

  constructor(seed: string, pictures: readonly Picture[]) {
    this.#seed = seed;
    this.#pictures = pictures;
  }

  /** Three to seven photos, the cover first. */
  photosOf(home: Home): Photo[] {
    const next = random(this.#seed, "photos", home.number);
    const photos = [this.#takeCover(next, home)];
    const wanted = Math.min(7, between(next, 4, 5) + Math.min(3, home.bedrooms));
    for (const kind of roomsToShow(next, home, photos[0]!)) {
      if (photos.length >= wanted) break;
      const scenes = new Set(photos.map(({ scene }) => scene ?? ""));
      const other = suiting(this.#pictures, home, kind).filter(
        ({ scene }) => scene === null || !scenes.has(scene),
      );
      const [chosen] = restedFirst(next, other, this.#shown);
      if (!chosen) continue;
      this.#shown.set(chosen.file, home.number);
      photos.push({ ...chosen, caption: caption(kind, home, photos) });
    }
    return photos;
  }

  #takeCover(next: Random, home: Home): Photo {
    const ofArea = this.#coversOfArea.get(home.area.name) ?? new Set<string>();
    const since = (name: string | null) =>
      home.number - (this.#cover.get(name ?? "") ?? -coverDistance);
    for (const choice of coversFor(home, this.#pictures)) {
      const free = choice.filter(({ file }) => since(file) >= coverDistance && !ofArea.has(file));
      const fresh = free.filter(({ scene }) => scene === null || since(scene) >= sceneDistance);
      const [cover] = restedFirst(next, fresh.length > 0 ? fresh : free, this.#cover);
      if (!cover) continue;
      this.#cover.set(cover.file, home.number);
      if (cover.scene) this.#cover.set(cover.scene, home.number);
      this.#shown.set(cover.file, home.number);
      this.#coversOfArea.set(home.area.name, ofArea.add(cover.file));
      return cover;
    }
    throw new Error(`Too few pictures: none is left for the cover of home ${home.number}.`);
  }
}

/** Those whose last use lies furthest back first; by lot among those never used. */
function restedFirst<T extends { file: string }>(
  next: Random,
  pictures: readonly T[],
  used: ReadonlyMap<string, number>,
): T[] {
  return shuffled(next, pictures).toSorted(
    (one, other) => (used.get(one.file) ?? 0) - (used.get(other.file) ?? 0),
  );
}

/** What else to show, the most telling first; one living room, one kitchen, one outside. */
function roomsToShow(next: Random, home: Home, cover: Photo): PictureKind[] {
  const kitchen: PictureKind[] = home.bedrooms === 0 && chance(next, 0.5) ? [] : ["kitchen"];
  const rooms = shuffled<PictureKind>(next, [...kitchen, "bedroom", "bathroom"]);
  const more: PictureKind[] = [
    ...(home.outdoor === "garden" ? (["garden"] as const) : []),
    ...(home.bedrooms >= 2 ? (["bedroom"] as const) : []),
    ...(home.bathrooms >= 2 ? (["bathroom"] as const) : []),
    ...(home.bedrooms >= 3 ? (["bedroom"] as const) : []),
    "apartment",
    "terrace",
  ];
  const outside = /^(terrace|apartment)-/;
  return (["living", ...rooms, ...more] satisfies PictureKind[]).filter(
    (kind) =>
      !cover.file.startsWith(`${kind}-`) && !(outside.test(cover.file) && outside.test(`${kind}-`)),
  );
}

function caption(kind: PictureKind, home: Home, photos: readonly Photo[]): string {
  const names: Record<PictureKind, readonly string[]> = {
    living: [home.bedrooms === 0 ? "The room" : "Living room"],
    bedroom:
      home.bedrooms === 0 ? ["Sleeping area"] : ["Bedroom", "Second bedroom", "Third bedroom"],
    kitchen: ["Kitchen"],
    bathroom: ["Bathroom", "Second bathroom"],
    terrace: ["The street"],
    apartment: ["The building"],
    garden: ["Garden"],
  };
  const same = photos.filter(({ file }) => file.startsWith(`${kind}-`)).length;
  return names[kind][same] ?? names[kind][0]!;
}

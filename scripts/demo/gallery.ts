import type { Home } from "./home.ts";
import type { Photo, Picture, PictureKind } from "./pictures.ts";
import { findSuitingPhotos } from "./pictures.ts";
import type { Random } from "./random.ts";
import { pickBetween, takeChance, createRandom, shuffle } from "./random.ts";

const coverDistance = 5;
/** Preferred number of homes in a row without the same scene. */
const sceneDistance = 3;

export class Gallery {
  #seed: string;
  #pictures: readonly Picture[];
  /** Home numbers of the last use of a picture or scene as cover, and of a picture anywhere. */
  #cover = new Map<string, number>();
  #shown = new Map<string, number>();
  #coversOfArea = new Map<string, Set<string>>();

  constructor(seed: string, pictures: readonly Picture[]) {
    this.#seed = seed;
    this.#pictures = pictures;
  }

  photosOf(home: Home): Photo[] {
    const next = createRandom(this.#seed, "photos", home.number);
    const photos = [this.#takeCover(next, home)];
    const wanted = Math.min(7, pickBetween(next, 4, 5) + Math.min(3, home.bedrooms));
    for (const kind of listRooms(next, home, photos[0]!)) {
      if (photos.length >= wanted) break;
      const scenes = new Set(photos.map(({ scene }) => scene ?? ""));
      const other = findSuitingPhotos(this.#pictures, home, kind).filter(
        ({ scene }) => scene === null || !scenes.has(scene),
      );
      const [chosen] = sortByRest(next, other, this.#shown);
      if (!chosen) continue;
      this.#shown.set(chosen.file, home.number);
      photos.push({ ...chosen, caption: formatCaption(kind, home, photos) });
    }
    return photos;
  }

  #takeCover(next: Random, home: Home): Photo {
    const ofArea = this.#coversOfArea.get(home.area.name) ?? new Set<string>();
    const since = (name: string | null) =>
      home.number - (this.#cover.get(name ?? "") ?? -coverDistance);
    for (const choice of findCovers(home, this.#pictures)) {
      const free = choice.filter(({ file }) => since(file) >= coverDistance && !ofArea.has(file));
      const fresh = free.filter(({ scene }) => scene === null || since(scene) >= sceneDistance);
      const [cover] = sortByRest(next, fresh.length > 0 ? fresh : free, this.#cover);
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

/** Least recently used first, unused ones in random order. */
function sortByRest<T extends { file: string }>(
  next: Random,
  pictures: readonly T[],
  used: ReadonlyMap<string, number>,
): T[] {
  return shuffle(next, pictures).toSorted(
    (one, other) => (used.get(one.file) ?? 0) - (used.get(other.file) ?? 0),
  );
}

function listRooms(next: Random, home: Home, cover: Photo): PictureKind[] {
  const kitchen: PictureKind[] = home.bedrooms === 0 && takeChance(next, 0.5) ? [] : ["kitchen"];
  const rooms = shuffle<PictureKind>(next, [...kitchen, "bedroom", "bathroom"]);
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

function formatCaption(kind: PictureKind, home: Home, photos: readonly Photo[]): string {
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

/** Preferred and fallback photos, the latter if neighbours use all of the former. */
function findCovers(home: Home, pictures: readonly Picture[]): [Photo[], Photo[]] {
  const { house } = home.dwelling;
  const photos = (kind: PictureKind, name: string): Photo[] =>
    findSuitingPhotos(pictures, home, kind).map(({ file, scene }) => ({
      file,
      caption: name,
      scene,
    }));
  const first = [
    ...photos("terrace", house ? "The front" : "The street"),
    ...photos("apartment", "The building"),
    ...photos("living", home.bedrooms === 0 ? "The room" : "Living room"),
  ];
  const second = [...photos("kitchen", "Kitchen"), ...photos("bedroom", "Bedroom")];
  return [first, second];
}

import { readdirSync } from "node:fs";
import type { BuildingKind } from "./buildings.ts";
import { buildings } from "./buildings.ts";
import type { Home } from "./home.ts";

const pictureKinds = [
  "living",
  "bedroom",
  "kitchen",
  "bathroom",
  "terrace",
  "apartment",
  "garden",
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export interface Photo {
  file: string;
  /** At most 20 characters, no quotes. */
  caption: string;
  scene: string | null;
}

export interface Picture {
  file: string;
  kind: PictureKind;
  /** Pictures of one scene show the same room mirrored or in other colours. Null if unknown. */
  scene: string | null;
  shows: readonly Trait[];
}

type Trait =
  | "fireplace"
  | "glazed"
  | "plain"
  | "island"
  | "corner"
  | "tub"
  | "shower"
  | "stock brick"
  | "red brick"
  | "stucco"
  | "georgian";

const scenes: Record<PictureKind, readonly number[]> = {
  living: [1, 2, 3, 4, 5, 6, 1, 8, 9, 7, 5, 3, 4, 2, 6, 8],
  bedroom: [1, 2, 3, 4, 5, 1, 3, 2, 5, 4, 1, 3, 2, 1],
  kitchen: [1, 2, 3, 4, 1, 4, 3, 2, 4, 1, 2, 1],
  bathroom: [1, 2, 3, 1, 2, 3, 2, 1, 3],
  terrace: [1, 2, 3, 4, 1, 3, 2, 4, 1, 3],
  apartment: [1, 2, 1, 2],
  garden: [1, 2, 1, 1],
};

const traits: Record<string, readonly Trait[]> = {
  "living 1": ["fireplace"],
  "living 2": ["plain"],
  "living 3": ["glazed"],
  "living 4": ["fireplace"],
  "living 5": ["plain"],
  "living 6": ["glazed"],
  "living 7": ["fireplace"],
  "living 8": ["plain"],
  "living 9": ["glazed"],
  "kitchen 1": ["island"],
  "kitchen 2": ["island"],
  "kitchen 3": ["island"],
  "kitchen 4": ["corner"],
  "bathroom 1": ["tub"],
  "bathroom 2": ["shower"],
  "bathroom 3": ["tub"],
  "bedroom 3": ["glazed"],
  "terrace 1": ["stock brick"],
  "terrace 2": ["red brick"],
  "terrace 3": ["stucco"],
  "terrace 4": ["georgian"],
  "terrace-05": ["red brick"],
  "terrace-07": ["stock brick"],
  "garden-01": ["stock brick"],
  "garden-02": ["red brick"],
};

/** Sorted by name, so that the order doesn't depend on the disk. */
export function readPictures(folder: string): Picture[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, name, word, number] = /^(([a-z]+)-(\d\d))\.jpg$/.exec(file) ?? [];
      const kind = pictureKinds.find((candidate) => candidate === word);
      if (!name || !kind) return [];
      const place = scenes[kind][Number(number) - 1];
      const scene = place ? `${kind} ${place}` : null;
      return [{ file, kind, scene, shows: traits[name] ?? traits[scene ?? ""] ?? [] }];
    });
}

const fronts: Partial<Record<BuildingKind, readonly Trait[]>> = {
  victorian: ["stock brick", "red brick"],
  edwardian: ["red brick"],
  georgian: ["georgian", "stock brick", "stucco"],
  stucco: ["stucco"],
  cottage: ["stock brick"],
};

export function findSuitingPhotos(
  pictures: readonly Picture[],
  home: Home,
  kind: PictureKind,
): Picture[] {
  const newer = home.building === "new" || home.building === "block";
  if (kind === "apartment" && !newer) return [];
  if (kind === "terrace" && !fronts[home.building]) return [];
  const wanted = readTraits(home);
  return pictures
    .filter((picture) => picture.kind === kind)
    .filter(({ shows }) => shows.length === 0 || shows.some((trait) => wanted.has(trait)));
}

function readTraits({ building, kitchen, bath, fireplace }: Home): Set<Trait> {
  const glazed = building === "new" || building === "block";
  const modern = buildings[building].era === "modern";
  const living: Trait = fireplace ? "fireplace" : glazed ? "glazed" : "plain";
  return new Set<Trait>([
    ...(fronts[building] ?? []),
    living,
    ...(modern && !glazed ? (["plain", "glazed"] as const) : []),
    kitchen === "island" ? "island" : "corner",
    ...(bath === "two" ? (["tub", "shower"] as const) : [bath]),
  ]);
}

import type { BuildingKind } from "./buildings.ts";
import { buildings } from "./buildings.ts";
import type { Dwelling, Outdoor } from "./home.ts";
import type { Random } from "./random.ts";
import { takeChance, pick } from "./random.ts";

const bedroomDeck = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5];

export function chooseBedrooms(next: Random, kind: BuildingKind, level: number): number {
  const houses = buildings[kind].houses;
  const most = houses === "never" ? 3 : kind === "mews" || kind === "cottage" ? 3 : 5;
  const dear = level >= 1.4 ? 3 : level >= 1.25 ? 4 : 5;
  const least = kind === "mews" || kind === "cottage" ? 1 : 0;
  const deck = bedroomDeck.filter((beds) => beds >= least && beds <= Math.min(most, dear));
  return pick(next, deck);
}

export function isHouse(next: Random, kind: BuildingKind, bedrooms: number): boolean {
  const houses = buildings[kind].houses;
  if (houses !== "sometimes") return houses === "always";
  return (
    bedrooms >= 4 ||
    (bedrooms === 3 && takeChance(next, 0.65)) ||
    (bedrooms === 2 && takeChance(next, 0.1))
  );
}

const houseTypes: Partial<Record<BuildingKind, readonly [number, string][]>> = {
  mews: [[5, "mews house"]],
  cottage: [[23, "cottage"]],
  georgian: [[22, "town house"]],
  thirties: [
    [3, "semi-detached house"],
    [1, "terraced house"],
  ],
};
const terraces: readonly [number, string][] = [
  [1, "terraced house"],
  [1, "terraced house"],
  [2, "end-of-terrace house"],
  [3, "semi-detached house"],
];

export function describeDwelling(
  next: Random,
  home: { kind: BuildingKind; house: boolean; bedrooms: number; floor: number; storeys: number },
): Dwelling {
  const of = (subtype: number, noun: string, maisonette = false): Dwelling => ({
    subtype,
    noun,
    house: home.house,
    maisonette,
  });
  if (home.house) {
    if (home.kind === "mews" && home.bedrooms === 1) return of(511, "coach house");
    return of(...pick(next, houseTypes[home.kind] ?? terraces));
  }
  if (home.bedrooms === 0) return of(9, "studio");
  const { era } = buildings[home.kind];
  const tall = home.storeys >= 3 && home.floor < home.storeys - 1;
  if (home.bedrooms === 3 && home.kind === "warehouse" && tall) return of(56, "duplex", true);
  if (home.bedrooms >= 2 && home.kind === "estate" && tall && takeChance(next, 0.5))
    return of(11, "maisonette", true);
  if (home.bedrooms === 3 && era === "period" && home.kind !== "mansion" && tall)
    return home.floor <= 0 ? of(10, "maisonette", true) : of(11, "maisonette", true);
  const top = home.floor === home.storeys - 1;
  if (home.kind === "new" && top && home.bedrooms >= 2) return of(29, "penthouse");
  if (home.floor <= 0 && era === "period") return of(7, "flat");
  return home.kind === "new" || home.kind === "mill" ? of(28, "apartment") : of(8, "flat");
}

const outdoorDecks: Partial<Record<BuildingKind, readonly Outdoor[]>> = {
  new: ["balcony", "balcony", "balcony", "balcony", "communal"],
  block: ["balcony", "communal", "balcony", "none"],
  estate: ["balcony", "communal", "balcony", "communal"],
  mansion: ["communal", "communal", "balcony", "none"],
  thirties: ["communal", "communal", "balcony"],
  stucco: ["communal", "balcony", "none"],
  warehouse: ["none", "communal", "roof", "balcony"],
  mill: ["communal", "none", "communal"],
  school: ["communal"],
};

export function chooseOutdoor(
  next: Random,
  home: { kind: BuildingKind; dwelling: Dwelling; floor: number; storeys: number },
): Outdoor {
  const { kind, dwelling, floor, storeys } = home;
  if (dwelling.noun === "penthouse") return "roof";
  if (dwelling.house) {
    if (kind === "mews" || kind === "cottage")
      return pick(next, ["patio", "roof", "patio", "none"]);
    return pick(next, ["garden", "garden", "garden", "patio"]);
  }
  const conversion = ["victorian", "edwardian", "georgian"].includes(kind);
  if (conversion && floor <= 0) return pick(next, ["garden", "garden", "patio"]);
  if (conversion && floor === storeys - 1) return pick(next, ["roof", "none", "none"]);
  const deck: readonly Outdoor[] = outdoorDecks[kind] ?? ["none", "none", "communal"];
  const chosen = pick(next, deck);
  return chosen === "balcony" && floor <= 0 ? "patio" : chosen;
}

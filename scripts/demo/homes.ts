import type { BuildingKind } from "./buildings.ts";
import { buildings } from "./buildings.ts";
import type { Scheme } from "./developments.ts";
import { schemes } from "./developments.ts";
import { chooseBedrooms, chooseOutdoor, describeDwelling, isHouse } from "./dwelling.ts";
import type { Furnished, Home } from "./home.ts";
import type { Oddities } from "./letting.ts";
import { draw, settle } from "./letting.ts";
import { tell } from "./material.ts";
import type { Area } from "./places/area.ts";
import { areas } from "./places/places.ts";
import { calculatePosition } from "./position.ts";
import type { Random } from "./random.ts";
import { pickBetween, takeChance, pick, createRandom, shuffle } from "./random.ts";
import { layOut } from "./rooms.ts";
import { makeStreets } from "./streets.ts";

interface Site {
  area: Area;
  scheme: Scheme | null;
  local: string;
  building: BuildingKind;
}

const directions = ["south", "south-west", "west", "east", "south-east"];
const furnishings: readonly Furnished[] = [
  ...Array<Furnished>(9).fill("furnished"),
  ...Array<Furnished>(6).fill("unfurnished"),
  ...Array<Furnished>(3).fill("part"),
  "flexible",
  "flexible",
  "unsaid",
];

export function makeHomes(seed: string): Home[] {
  const sites = spread(shuffle(createRandom(seed, "order"), listSites(seed)));
  const odd = addOddities(seed, sites);
  const street = makeStreets(createRandom(seed, "streets"));
  return sites.map((site, index) => makeHome(seed, index + 1, site, odd, sites.length, street));
}

function listSites(seed: string): Site[] {
  const plain = areas.flatMap((area) => {
    const kinds = shuffle(createRandom(seed, "buildings", area.name), area.buildings);
    return area.local.map((local, index) => {
      return { area, scheme: null, local, building: kinds[index % kinds.length]! };
    });
  });
  const inSchemes = schemes.flatMap((scheme) =>
    scheme.local.map((local) => ({ area: scheme, scheme, local, building: scheme.buildings[0]! })),
  );
  return [...plain, ...inSchemes];
}

/** Keeps homes of one neighbourhood at least twelve places apart. */
function spread(sites: readonly Site[]): Site[] {
  const waiting = [...sites];
  const result: Site[] = [];
  while (waiting.length > 0) {
    const recent = new Set(result.slice(-12).map((site) => site.area.name));
    const index = waiting.findIndex((site) => !recent.has(site.area.name));
    result.push(...waiting.splice(Math.max(0, index), 1));
  }
  return result;
}

function addOddities(seed: string, sites: readonly Site[]): Oddities {
  const numbers = sites.map((_, index) => index + 1);
  const ofScheme = (name: string) =>
    numbers.filter((number) => sites[number - 1]!.scheme?.scheme === name);
  return {
    letAgreed: draw(createRandom(seed, "let agreed"), numbers, 12),
    noDeposit: draw(createRandom(seed, "no deposit"), numbers, 14),
    weekly: draw(createRandom(seed, "weekly"), numbers, 18),
    companyLet: draw(createRandom(seed, "company"), ofScheme("Tidewater Wharf"), 3),
  };
}

function makeHome(
  seed: string,
  number: number,
  site: Site,
  odd: Oddities,
  count: number,
  nextStreet: (kind: BuildingKind, city: string) => string,
): Home {
  const next = createRandom(seed, "home", number);
  const { area, scheme, local, building } = site;
  const traits = buildings[building];
  const bedrooms = chooseBedrooms(next, building, area.level);
  const house = isHouse(next, building, bedrooms);
  const storeys = pickBetween(next, ...traits.storeys);
  const floor = house ? 0 : chooseFloor(next, building, storeys);
  const outcode = pick(next, area.outcodes);
  const dwelling = describeDwelling(next, { kind: building, house, bedrooms, floor, storeys });
  const outdoor = chooseOutdoor(next, { kind: building, dwelling, floor, storeys });
  const rooms = layOut(next, { kind: building, dwelling, bedrooms, outdoor });
  const shell = {
    number,
    area,
    scheme,
    local,
    building,
    built: scheme?.built ?? pick(next, traits.built),
    done: building === "new" ? 2024 : pickBetween(next, 2016, 2025),
    dwelling,
    bedrooms,
    floor,
    storeys,
    homes:
      scheme?.homes ??
      (traits.era === "period" ? storeys + pickBetween(next, 0, 2) : pickBetween(next, 12, 60)),
    lift: !house && (traits.lift === "always" || (traits.lift === "tall" && storeys >= 5)),
    ...rooms,
    gardenLength: pickBetween(next, 7, 18),
    aspect: pick(next, directions),
    face: pick(next, directions),
    fireplace: traits.era === "period" && building !== "thirties" && takeChance(next, 0.8),
    furnished: pick(next, furnishings),
    pets: takeChance(next, 0.45),
    street: scheme?.street ?? nextStreet(building, area.city),
    outcode,
    incode: createIncode(next),
    position: calculatePosition(createRandom(seed, "position", number), area, outcode),
    door: formatDoor(next, house, scheme),
  };
  const letting = settle(next, shell, odd, count);
  const described = { ...shell, letting };
  return { ...described, material: tell(next, described) };
}

function chooseFloor(next: Random, kind: BuildingKind, storeys: number): number {
  const basement = ["georgian", "stucco", "victorian"].includes(kind) && takeChance(next, 0.08);
  if (basement) return -1;
  const lowest = kind === "shop" || kind === "warehouse" ? 1 : 0;
  return pickBetween(next, lowest, storeys - 1);
}

/** Avoids letters Royal Mail doesn't use in inward codes (C I K M O V). */
function createIncode(next: Random): string {
  const letters = "ABDEFGHJLNPQRSTUWXYZ".split("");
  return `${pickBetween(next, 1, 9)}${pick(next, letters)}${pick(next, letters)}`;
}

function formatDoor(next: Random, house: boolean, scheme: Scheme | null): string {
  if (scheme) return `Flat ${pickBetween(next, 3, scheme.homes)}, ${scheme.scheme}`;
  const number = pickBetween(next, 2, 96);
  return house ? String(number) : `Flat ${pickBetween(next, 1, 12)}, ${number}`;
}

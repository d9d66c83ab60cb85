import type { BuildingKind } from "./buildings.ts";
import { buildings } from "./buildings.ts";
import type { Plan, Room } from "./drawings/plan.ts";
import { measure, measurePlan, findRoom } from "./drawings/plan.ts";
import { plans } from "./drawings/plans.ts";
import type { Bath, Dwelling, Home, Kitchen, Measure, Outdoor } from "./home.ts";
import type { Random } from "./random.ts";
import { pickBetween, takeChance, pick } from "./random.ts";

type Rooms = Pick<
  Home,
  | "plan"
  | "mirrored"
  | "sqm"
  | "living"
  | "kitchenSize"
  | "bedroomSizes"
  | "kitchen"
  | "bath"
  | "outdoor"
  | "bathrooms"
>;

interface Shell {
  kind: BuildingKind;
  dwelling: Dwelling;
  bedrooms: number;
  outdoor: Outdoor;
}

const formatMetres = (next: Random, low: number, high: number) =>
  Math.round((low + next() * (high - low)) * 10) / 10;
/** Square metres by number of bedrooms, minimum and maximum. */
const sizes = [
  [25, 34],
  [43, 57],
  [61, 79],
  [84, 106],
  [114, 142],
  [152, 184],
] as const;

export function layOut(next: Random, shell: Shell): Rooms {
  const candidates = plans.filter((plan) => isSuitable(plan, shell));
  if (candidates.length > 0 && takeChance(next, 0.62))
    return fromPlan(next, pick(next, candidates), shell);
  return createRooms(next, shell);
}

function isSuitable(plan: Plan, { kind, dwelling, bedrooms, outdoor }: Shell): boolean {
  return (
    plan.bedrooms === bedrooms &&
    plan.house === dwelling.house &&
    (plan.maisonette ?? false) === dwelling.maisonette &&
    plan.fits.includes(kind) &&
    (plan.outdoor === null || plan.outdoor === outdoor)
  );
}

function fromPlan(next: Random, plan: Plan, shell: Shell): Rooms {
  const of = (name: string, otherwise: Measure): Measure => {
    const room: Room | undefined = findRoom(plan, name);
    return room ? measure(room) : otherwise;
  };
  const living = of("Living", of("Reception", of("Studio", [4.5, 3.5])));
  const bed1 = of("Bedroom 1", of("Bedroom", [3, 2.5]));
  return {
    plan,
    mirrored: takeChance(next, 0.5),
    sqm: measurePlan(plan),
    living,
    kitchenSize: of("Kitchen", [3, 2.4]),
    bedroomSizes: [bed1, of("Bedroom 2", bed1)],
    kitchen: plan.kitchen,
    bath: plan.bath,
    outdoor: plan.outdoor ?? shell.outdoor,
    bathrooms: plan.bathrooms,
  };
}

function createRooms(next: Random, { kind, dwelling, bedrooms, outdoor }: Shell): Rooms {
  const [least, most] = sizes[bedrooms] ?? sizes[5];
  const stretch = dwelling.house ? 1.08 : kind === "mansion" ? 1.06 : kind === "new" ? 0.95 : 1;
  const bathrooms = countBathrooms(next, kind, bedrooms);
  const living: Measure =
    bedrooms === 0
      ? [formatMetres(next, 4.6, 5.6), formatMetres(next, 3.6, 4.4)]
      : [formatMetres(next, 4.6, 6.4), formatMetres(next, 3.4, 4.4)];
  return {
    plan: null,
    mirrored: false,
    sqm: Math.round(pickBetween(next, least, most) * stretch),
    living,
    kitchenSize: [formatMetres(next, 2.9, 3.6), formatMetres(next, 2.1, 2.7)],
    bedroomSizes: [
      [formatMetres(next, 3.9, 4.8), formatMetres(next, 3.2, 3.8)],
      [formatMetres(next, 3.2, 3.7), formatMetres(next, 2.6, 3.1)],
    ],
    kitchen: chooseKitchen(next, kind, bedrooms),
    bath: chooseBath(next, bathrooms),
    outdoor,
    bathrooms,
  };
}

function countBathrooms(next: Random, kind: BuildingKind, bedrooms: number): number {
  if (bedrooms <= 1) return 1;
  if (bedrooms === 2) return kind === "new" || takeChance(next, 0.15) ? 2 : 1;
  if (bedrooms === 3) return takeChance(next, 0.5) ? 2 : 1;
  return bedrooms === 4 ? 2 : 3;
}

function chooseKitchen(next: Random, kind: BuildingKind, bedrooms: number): Kitchen {
  if (bedrooms === 0) return "studio";
  const open = buildings[kind].era === "modern" && kind !== "estate";
  if (bedrooms === 1)
    return open ? pick(next, ["open", "island"]) : pick(next, ["corner", "corner", "island"]);
  return open
    ? pick(next, ["island", "island", "open"])
    : pick(next, ["corner", "island", "island"]);
}

function chooseBath(next: Random, bathrooms: number): Bath {
  if (bathrooms > 1) return "two";
  return takeChance(next, 0.6) ? "tub" : "shower";
}

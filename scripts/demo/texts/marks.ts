import { buildings } from "../buildings.ts";
import type { BuildingKind } from "../buildings.ts";
import type { Home } from "../home.ts";
import { takeChance, createRandom } from "../random.ts";

export type Marks = ReadonlySet<string>;

/** Converted houses, as opposed to blocks. */
const converted: ReadonlySet<BuildingKind> = new Set<BuildingKind>([
  "victorian",
  "edwardian",
  "georgian",
  "stucco",
  "mews",
  "cottage",
  "shop",
]);

export function listMarks(home: Home): Marks {
  const { dwelling, floor, storeys, building } = home;
  const { era } = buildings[building];
  const marks: Record<string, boolean> = {
    house: dwelling.house,
    flat: !dwelling.house,
    studio: home.bedrooms === 0,
    period: era === "period",
    modern: era === "modern",
    ground: !dwelling.house && floor === 0,
    basement: floor < 0,
    upper: !dwelling.house && floor >= 1,
    top: !dwelling.house && floor > 1 && floor === storeys - 1,
    climb: !dwelling.house && !home.lift && floor >= 2,
    estate: building === "estate",
    firstFloor: !dwelling.house && floor === 1,
    communalHeat: home.material.heating.startsWith("communal"),
    low: floor >= 1 && floor <= 3,
    nearGround: dwelling.house || floor <= 2,
    raised: floor >= 1,
    blocky: !converted.has(building),
    new: building === "new",
    high: floor >= 5,
    lift: home.lift,
    family: home.bedrooms >= 3,
    threeBeds: home.bedrooms === 3 && home.plan === null,
    twoBaths: home.bathrooms >= 2,
    noBath: home.bath === "shower",
    bath: home.bath !== "shower",
    pets: home.pets && dwelling.house,
    garden: home.outdoor === "garden",
    balcony: home.outdoor === "balcony",
    noParking: home.material.lines.includes("Parking: none"),
    unfurnished: home.furnished === "unfurnished",
    furnished: home.furnished === "furnished",
    lowRent: home.letting.rentPcm < 1700 && takeChance(createRandom("low", home.number), 0.5),
    london: home.area.city === "London",
    shop: building === "shop",
    newHome: home.scheme !== null,
    fire: home.fireplace && home.number % 3 === 0,
    gasHeat: home.material.heating === "gas central",
    gas: home.material.heating === "gas central" && home.number % 2 === 0,
    network: home.material.heating.startsWith("heat network"),
    alcove: home.plan?.id === "studio-2",
    petsTaken: home.pets,
    noDeposit: home.letting.noDeposit,
    plan: home.plan !== null,
  };
  return new Set(Object.keys(marks).filter((mark) => marks[mark]));
}

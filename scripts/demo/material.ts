import { buildings } from "./buildings.ts";
import type { Home, Material } from "./home.ts";
import type { Random } from "./random.ts";
import { pickBetween, takeChance, pick } from "./random.ts";

type Described = Omit<Home, "material">;

/** Material information. About a fifth of homes leave some of it undisclosed. */
export function tell(next: Random, home: Described): Material {
  const reticent = takeChance(next, 0.22);
  const keep = (share: number) => takeChance(next, reticent ? share * 0.45 : share);
  const sap = keep(0.92) ? describeEnergy(next, home) : null;
  const letterOnly = sap !== null && !home.scheme && takeChance(next, 0.28);
  const warmth = describeHeating(next, home);
  const lines = [
    keep(0.97) && `Heating: ${warmth}`,
    keep(0.97) && `Water: ${pick(next, ["mains", "mains", "mains, metered"])}`,
    keep(0.97) && "Electricity: mains",
    keep(0.95) && `Broadband: ${describeBroadband(next, home)}`,
    keep(0.9) && `Parking: ${describeParking(next, home)}`,
    keep(0.7) && `Accessibility: ${describeAccess(home)}`,
    keep(0.85) && `Flood risk: ${describeFlood(next, home)}`,
    home.storeys >= 5 && keep(0.9) && `Building safety: ${pick(next, safety)}`,
    describeRestrictions(next, home, keep(0.5)),
  ];
  return {
    heating: warmth,
    councilTax: keep(0.95) ? describeCouncilTax(next, home) : null,
    sap: letterOnly ? null : sap,
    epcLetter: letterOnly && sap ? pickEpcBand(sap[0]) : null,
    lines: lines.filter((line) => typeof line === "string"),
  };
}

/** SAP band (energy performance certificates, England and Wales). */
export function pickEpcBand(points: number): string {
  const floors = [92, 81, 69, 55, 39, 21, 1];
  return "ABCDEFG"[floors.findIndex((floor) => points >= floor)] ?? "G";
}

/** Few distinct pairs, so that graphs are shared. */
function describeEnergy(next: Random, home: Described): readonly [number, number] {
  const [low, high] = buildings[home.building].sap;
  const raw = home.scheme ? pickBetween(next, 83, 86) : pickBetween(next, low, high);
  const current = Math.max(48, Math.round(raw / 3) * 3);
  return [current, Math.min(88, current + (current >= 80 ? 1 : current >= 69 ? 6 : 12))];
}

function describeHeating(next: Random, { building, scheme }: Described): string {
  if (scheme) return "heat network, metered";
  if (building === "new")
    return pick(next, ["heat network, metered", "electric, air-source heat pump"]);
  if (building === "estate" || building === "mansion")
    return pick(next, ["gas central", "communal, included in the rent", "gas central"]);
  if (building === "warehouse" || building === "mill")
    return pick(next, ["electric, wet underfloor", "gas central"]);
  return pick(next, ["gas central", "gas central", "gas central", "electric storage"]);
}

function describeBroadband(next: Random, { scheme }: Described): string {
  if (scheme) return "full fibre, up to 1,000 Mbps";
  return pick(next, [
    "full fibre, up to 900 Mbps",
    "full fibre, up to 900 Mbps",
    "full fibre, up to 500 Mbps",
    "cable, up to 1,100 Mbps",
    "part fibre, up to 76 Mbps",
    "part fibre, up to 67 Mbps",
  ]);
}

export function describeParking(next: Random, { dwelling, building, scheme }: Described): string {
  if (dwelling.noun === "semi-detached house") return "driveway for one car";
  if (dwelling.noun === "mews house") return "garage for a small car";
  if (scheme) return pick(next, ["none", "none", "one space underground, by separate agreement"]);
  if (building === "block" || building === "thirties")
    return pick(next, ["one space behind the block", "none", "on street by permit"]);
  return pick(next, ["on street by permit", "on street by permit", "none", "none"]);
}

function describeAccess({ dwelling, lift, floor }: Described): string {
  if (dwelling.house) return "one step at the front door";
  if (lift) return "step-free from the street, by lift";
  if (floor === 0) return "level entrance";
  return floor < 0 ? "steps down to the door" : "stairs only";
}

function describeFlood(next: Random, { outcode }: Described): string {
  const byWater = ["SE16", "E14", "SE8", "SE10", "SW6", "W6", "BS1", "M4", "SW11", "TW1"];
  return byWater.includes(outcode)
    ? pick(next, ["low, river defended", "medium from the river, defended", "low"])
    : pick(next, ["very low", "very low", "very low", "low"]);
}

const safety = [
  "external walls assessed, no work needed",
  "EWS1 form A1",
  "no issues known to the landlord",
  "fire doors replaced in 2023",
];

function describeRestrictions(
  next: Random,
  { building, dwelling }: Described,
  say: boolean,
): string | null {
  if (building === "georgian") return "Restrictions: listed building, Grade II";
  if (!say) return null;
  if (building === "stucco" || building === "mews") return "Restrictions: conservation area";
  if (dwelling.house) return "Restrictions: none known";
  return `Restrictions: ${pick(next, ["no short lets", "no barbecues on balconies", "no smoking indoors", "none known"])}`;
}

function describeCouncilTax(next: Random, { letting, area }: Described): string {
  const bands = area.city === "London" ? "BCDEFGG" : "ABCDEFF";
  const steps =
    area.city === "London" ? [1450, 1950, 2500, 3200, 4200] : [900, 1250, 1600, 2100, 2700];
  const rank = steps.filter((step) => letting.rentPcm >= step).length;
  return bands[Math.max(0, rank - (takeChance(next, 0.3) ? 1 : 0))] ?? "D";
}

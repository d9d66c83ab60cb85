import type { Home } from "./home.ts";
import { epcBand } from "./material.ts";
import type { Random } from "./random.ts";
import { chance, pick, random } from "./random.ts";
import type { Slots } from "./texts/facts.ts";
import { slotsOf } from "./texts/facts.ts";
import { marksOf } from "./texts/marks.ts";
import { fill, fits } from "./texts/phrasebook.ts";
import { claims } from "./texts/selling.ts";

interface Told {
  features: string[];
  remainder: string[];
}

export function featuresOf(seed: string, home: Home): Told {
  const next = random(seed, "features", home.number);
  const selling = sellingLines(next, home).slice(0, 3 + Math.floor(next() * 3));
  const lines = [...selling, ...toldLines(home)];
  return { features: lines.slice(0, 10), remainder: lines.slice(10) };
}

function sellingLines(next: Random, home: Home): string[] {
  const slots = plainSlots(home);
  const marks = marksOf(home);
  const lines: string[] = [];
  for (const subject of subjects(next, home)) {
    const fitting = (claims[subject] ?? []).filter((claim) => fits(claim, slots, marks));
    if (fitting.length > 0) lines.push(fill(next, pick(next, fitting), slots));
  }
  return lines;
}

export function subjects(next: Random, home: Home): string[] {
  const old = ["warehouse", "mill", "school"].includes(home.building);
  const modern = home.building === "new" || home.building === "block";
  const main = [
    home.outdoor === "none" || home.outdoor === "communal" ? null : home.outdoor,
    home.bedrooms === 0
      ? null
      : home.fireplace
        ? "fireplace"
        : old
          ? "brick"
          : modern
            ? "glazed"
            : "plain",
    home.kitchen,
    home.bath,
    chance(next, 0.6) ? "station" : null,
    "size",
  ].filter((subject) => subject !== null);
  const lesser = [
    home.lift ? "lift" : "upkeep",
    home.outdoor === "communal" ? "communal" : "upkeep",
  ];
  const first = main.shift()!;
  return [...new Set([first, ...shuffle(next, main), ...lesser])];
}

function shuffle(next: Random, list: readonly string[]): string[] {
  return list
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** Excludes names the feed's short fields can't hold. */
export function plainSlots(home: Home): Slots {
  const entries = Object.entries(slotsOf(home));
  return Object.fromEntries(
    entries.map(([slot, text]) => [slot, text?.includes("'") ? undefined : text]),
  );
}

function toldLines(home: Home): string[] {
  const { material, letting } = home;
  const lines = [
    letting.noDeposit && "No deposit",
    material.sap && energyLine(material.sap),
    material.epcLetter && `EPC rating ${material.epcLetter}`,
    material.councilTax && `Council tax band ${material.councilTax}`,
    home.pets && "Pets considered",
    letting.companyLet && "Minimum term 6 months",
    ...material.lines,
  ];
  return lines.filter((line) => typeof line === "string");
}

function energyLine([current, potential]: readonly [number, number]): string {
  return `EPC ${current} (${epcBand(current)}), potential ${potential} (${epcBand(potential)})`;
}

import type { Home } from "./home.ts";
import { pickEpcBand } from "./material.ts";
import type { Random } from "./random.ts";
import { takeChance, pick, createRandom } from "./random.ts";
import type { Slots } from "./texts/facts.ts";
import { createSlots } from "./texts/facts.ts";
import { listMarks } from "./texts/marks.ts";
import { fill, isFitting } from "./texts/phrasebook.ts";
import { claims } from "./texts/selling.ts";

interface Told {
  features: string[];
  remainder: string[];
}

export function listFeatures(seed: string, home: Home): Told {
  const next = createRandom(seed, "features", home.number);
  const selling = listSellingLines(next, home).slice(0, 3 + Math.floor(next() * 3));
  const lines = [...selling, ...listToldLines(home)];
  return { features: lines.slice(0, 10), remainder: lines.slice(10) };
}

function listSellingLines(next: Random, home: Home): string[] {
  const slots = listPlainSlots(home);
  const marks = listMarks(home);
  const lines: string[] = [];
  for (const subject of listSubjects(next, home)) {
    const fitting = (claims[subject] ?? []).filter((claim) => isFitting(claim, slots, marks));
    if (fitting.length > 0) lines.push(fill(next, pick(next, fitting), slots));
  }
  return lines;
}

export function listSubjects(next: Random, home: Home): string[] {
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
    takeChance(next, 0.6) ? "station" : null,
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
export function listPlainSlots(home: Home): Slots {
  const entries = Object.entries(createSlots(home));
  return Object.fromEntries(
    entries.map(([slot, text]) => [slot, text?.includes("'") ? undefined : text]),
  );
}

function listToldLines(home: Home): string[] {
  const { material, letting } = home;
  const lines = [
    letting.noDeposit && "No deposit",
    material.sap && formatEnergyLine(material.sap),
    material.epcLetter && `EPC rating ${material.epcLetter}`,
    material.councilTax && `Council tax band ${material.councilTax}`,
    home.pets && "Pets considered",
    letting.companyLet && "Minimum term 6 months",
    ...material.lines,
  ];
  return lines.filter((line) => typeof line === "string");
}

function formatEnergyLine([current, potential]: readonly [number, number]): string {
  return `EPC ${current} (${pickEpcBand(current)}), potential ${potential} (${pickEpcBand(potential)})`;
}

import { buildings } from "../buildings.ts";
import type { Home } from "../home.ts";
import type { Random } from "../random.ts";
import { takeChance, pick, createRandom } from "../random.ts";
import { bathrooms } from "./bathrooms.ts";
import { bedrooms } from "./bedrooms.ts";
import { fabric } from "./fabric.ts";
import { createSlots } from "./facts.ts";
import { listMarks } from "./marks.ts";
import { furnishing } from "./furnishing.ts";
import { kitchens } from "./kitchens.ts";
import { living } from "./living.ts";
import { developmentOpenings, houseOpenings, studioOpenings } from "./openings-houses.ts";
import { modernOpenings } from "./openings-modern.ts";
import { periodOpenings } from "./openings-period.ts";
import { outdoors } from "./outdoors.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { companyLets, practical } from "./practical.ts";
import { transport } from "./transport.ts";

const maisonetteOpenings = [
  "A maisonette: living room and kitchen below, {beds} bedrooms above, a staircase of your own between.",
  "{?raised}Two floors of a larger building, arranged as a house would be, with the front door on a landing.",
  "{Abeds} {kind} over two floors, so children may run without an opinion from below.",
  "Upstairs for sleeping, downstairs for everything else: {sqm} square metres, split about evenly.",
  "{?raised}{?period}The upper half of a terraced house of {built}, with the original stairs as its private ones.",
  "{?estate}The kind of two-storey flat that architects of {built} were proud of, and with reason.",
  "It has a street number, a staircase and {beds} bedrooms, and is a house in all but the roof.",
  "{Sqm} square metres on two levels, with a landing wide enough for a desk.",
] as const;

const parts = [
  "opening",
  "living",
  "kitchen",
  "bedrooms",
  "bathroom",
  "outdoor",
  "fabric",
  "furnishing",
  "local",
  "transport",
  "practical",
] as const;
type Part = (typeof parts)[number];

const orders = [
  "opening living kitchen / bedrooms bathroom fabric / outdoor furnishing / local transport practical",
  "opening local / living kitchen outdoor / bedrooms bathroom / fabric furnishing practical transport",
  "opening / kitchen living / bathroom bedrooms / outdoor local transport / practical furnishing",
  "opening outdoor / bedrooms bathroom / living kitchen fabric / transport local / furnishing practical",
  "opening bedrooms living / kitchen bathroom outdoor / practical fabric / furnishing transport local",
  "opening transport / living outdoor kitchen / bedrooms bathroom fabric furnishing / local practical",
  "opening practical / living bedrooms / kitchen bathroom furnishing / outdoor fabric / local transport",
].map((order) => order.split(" / ").map((paragraph) => paragraph.split(" ")));

export function describe(seed: string, home: Home, book: Phrasebook): string {
  const next = createRandom(seed, "text", home.number);
  const slots = createSlots(home);
  const marks = listMarks(home);
  const told = chooseParts(next, home);
  const paragraphs = pick(next, orders).map((paragraph) =>
    paragraph.flatMap((name) => {
      const part = told.find((each) => each === name);
      return part ? (book.say(next, pickPhrases(part, home), slots, marks, home.number) ?? []) : [];
    }),
  );
  return joinShort(paragraphs)
    .map((sentences) => sentences.join(" "))
    .join("\n\n");
}

function joinShort(paragraphs: readonly string[][]): string[][] {
  const result: string[][] = [];
  for (const sentences of paragraphs) {
    const before = result.at(-1);
    if (before && (sentences.length === 1 || before.length === 1)) before.push(...sentences);
    else if (sentences.length > 0) result.push([...sentences]);
  }
  return result;
}

function chooseParts(next: Random, home: Home): Part[] {
  const shares: Partial<Record<Part, number>> = {
    living: 0.93,
    kitchen: 0.92,
    bathroom: 0.86,
    outdoor: home.outdoor === "none" ? 0.35 : 1,
    fabric: 0.6,
    furnishing: 0.45,
    transport: 0.9,
    practical: home.letting.companyLet ? 1 : 0.62,
  };
  return parts.filter((part) => takeChance(next, shares[part] ?? 1));
}

function pickPhrases(part: Part, home: Home): readonly string[] {
  const lists: Record<Part, readonly string[]> = {
    opening: listOpenings(home),
    living: living[findLivingKind(home)],
    kitchen: kitchens[home.kitchen],
    bedrooms: home.bedrooms === 0 ? [] : bedrooms[bedroomKeys[home.bedrooms - 1] ?? "many"],
    bathroom: bathrooms[home.bathrooms === 3 ? "three" : home.bath],
    outdoor: outdoors[home.outdoor],
    fabric,
    furnishing: home.furnished === "unsaid" ? [] : furnishing[home.furnished],
    local: [home.local],
    transport,
    practical: home.letting.companyLet ? companyLets : practical,
  };
  const list = lists[part];
  return home.bedrooms > 0 ? list : list.filter((phrase) => !/living room|bedroom/.test(phrase));
}

const bedroomKeys = ["one", "two", "three"] as const;

function listOpenings(home: Home): readonly string[] {
  const all: Record<string, readonly string[]> = { ...periodOpenings, ...modernOpenings };
  const houses: Record<string, readonly string[]> = houseOpenings;
  if (home.scheme) return developmentOpenings;
  if (home.dwelling.house) return houses[home.building] ?? houseOpenings.victorian;
  if (home.bedrooms === 0) return studioOpenings;
  return home.dwelling.maisonette
    ? maisonetteOpenings
    : (all[home.building] ?? periodOpenings.victorian);
}

function findLivingKind(home: Home): keyof typeof living {
  if (home.bedrooms === 0) return "studio";
  if (home.fireplace) return "fireplace";
  if (["warehouse", "mill", "school"].includes(home.building)) return "brick";
  const glazed = buildings[home.building].era === "modern" && home.building !== "estate";
  return glazed ? "glazed" : "plain";
}

import type { BuildingKind } from "../buildings.ts";
import { listPlainSlots, listSubjects } from "../features.ts";
import type { Home } from "../home.ts";
import { createRandom, shuffle } from "../random.ts";
import { listMarks } from "./marks.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { attractions } from "./selling.ts";

const shapes = [
  "{Abeds} {kind} {where}, with {one} and {two}.",
  "{Abeds} {kind} {where}, {near}, with {one}.",
  "{Abeds} {kind} with {one} and {two}, {near}.",
  "{Abeds} {kind} of {sqm} square metres {where}. It has {one} and {two}.",
  "{?upper}On the {floor} floor {where}: {abeds} {kind} with {one}, {near}.",
  "{Sqm} square metres {where}, with {one} and {two}.",
  "{Abeds} {kind} {where}. {One}, {two}, and the station {walk} minutes away.",
  "{One} and {two}: {abeds} {kind} {where}.",
  "{Abeds} {kind} {where}. It has {one} and is {near}.",
  "{Abeds} {kind} {near}. {One}, {two} and {sqm} square metres.",
  "{?lift}{Abeds} {kind} {where}, with a lift, {one} and {two}.",
  "{?petsTaken}{Abeds} {kind} {where} with {one}. Pets considered.",
  "{?noDeposit}{Abeds} {kind} {where}, with {one}. No deposit.",
  "{Abeds} {kind} on {street}, {near}. It has {one} and {two}.",
  "{?ground}Ground-floor {kind} {where}, with {one} and {two}.",
  "{?top}Top-floor {kind} {where}, {near}, with {one}.",
  "{?house}{Abeds} {kind} of {sqm} square metres, with {one}, {two} and room to spare.",
  "{Abeds} {kind} {where}: {one}, {two}, {near}.",
  "{?unfurnished}{Abeds} {kind} {where}, let unfurnished, with {one} and {two}.",
  "{?furnished}{Abeds} {kind} {where}, furnished, with {one} and {two}.",
] as const;

const places: Record<BuildingKind, readonly string[]> = {
  victorian: ["in a Victorian terrace", "in a Victorian house", "in a brick terrace of {built}"],
  edwardian: ["in an Edwardian house", "in a red-brick house of {built}"],
  georgian: ["in a Georgian terrace", "in a listed terrace", "in a house of {built}"],
  stucco: ["in a white stucco terrace", "behind a stucco front"],
  mansion: ["in a mansion block", "in a red-brick mansion block", "in a block of {built}"],
  thirties: ["in a 1930s block", "in a white block of {built}"],
  estate: ["on a post-war estate", "in a council-built block", "in a solid block of {built}"],
  mews: ["in a cobbled mews"],
  cottage: ["in a row of cottages"],
  warehouse: ["in a converted warehouse", "in an old works", "in a brick warehouse of {built}"],
  mill: ["in a converted mill", "in a cotton mill"],
  school: ["in a converted board school", "in a school of {built}"],
  shop: ["above a parade of shops", "over the high street"],
  block: ["in a brick block", "in a block with a courtyard", "in a block of {built}"],
  new: ["in a new building", "in a building of {built}", "in a modern block"],
};

/** One or two sentences for the feed's SUMMARY, at most 300 characters. */
export function summarise(seed: string, home: Home, book: Phrasebook): string {
  const next = createRandom(seed, "summary", home.number);
  const plain = listPlainSlots(home);
  const marks = listMarks(home);
  const say = (list: readonly string[]) => book.say(next, list, plain, marks, home.number);
  const [first, ...others] = listSubjects(next, home).filter((subject) => attractions[subject]);
  const [one, two] = [first, shuffle(next, others)[0]].map((subject) =>
    say(attractions[subject ?? ""] ?? []),
  );
  const slots = {
    ...plain,
    where: say(describeWhereabouts(home)) ?? "",
    ...joinBoth("one", one),
    ...joinBoth("two", two),
  };
  return book.say(next, shapes, slots, marks, home.number) ?? "";
}

function describeWhereabouts(home: Home): readonly string[] {
  if (home.scheme) return [`at ${home.scheme.scheme}`];
  const terraced = ["mews", "cottage", "georgian"].includes(home.building);
  return home.dwelling.house && !terraced
    ? ["on {street}", "from {built}", "built in {built}"]
    : places[home.building];
}

function joinBoth(
  slot: string,
  text: string | null | undefined,
): Record<string, string | undefined> {
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { [slot]: text ?? undefined, [upper(slot)]: text ? upper(text) : undefined };
}

import { expect, test } from "vitest";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { type ChoiceSource, readChoice, readChoiceIn } from "./read-choice.ts";

const homes: Choice[] = [
  { id: "a", name: "1 Bedroom Flat, Camden", detail: "3 Kiln Yard" },
  { id: "b", name: "1 Bedroom Flat, Camden", detail: "4 Kiln Yard" },
  { id: "c", name: "Studio, Hackney", detail: "1 Studio Lane" },
  ...Array.from({ length: 12 }, (_, n) => ({ id: `m${n}`, name: `Mews ${n}`, detail: "The Mews" })),
];

const source: ChoiceSource = {
  what: ["home", "homes"],
  by: "part of its street",
  find: async (text, atMost) =>
    homes
      .filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(text.toLowerCase()))
      .slice(0, atMost),
  get: async (id) => homes.find((home) => home.id === id) ?? null,
};

test.each<[how: string, fields: Record<string, string>, id: string]>([
  ["sent as an id, as a form without the field does", { home: "c" }, "c"],
  ["left empty", { "home-typed": " ", home: "c" }, ""],
  ["chosen with script", { home: "b", "home-typed": "1 Bedroom Flat, Camden" }, "b"],
  ["the only one with a text", { home: "", "home-typed": "studio lane" }, "c"],
  ["the only one with a text, after another", { home: "a", "home-typed": "studio" }, "c"],
  ["the only one of that name", { home: "", "home-typed": "Mews 1" }, "m1"],
  ["ticked of several", { home: "", "home-typed": "kiln", "home-ticked": "b" }, "b"],
])("%s", async (_how, fields, id) => {
  expect(await readChoice(source, fields, "home")).toEqual({ ok: true, answer: id });
});

test.each<[how: string, fields: Record<string, string>, message: string, ids: string[]]>([
  ["nothing", { "home-typed": "moon" }, "We can’t find that home. Enter part of its street.", []],
  ["several", { "home-typed": "kiln" }, "2 homes match. Select one.", ["a", "b"]],
  [
    "several of one name, without an id",
    { home: "", "home-typed": "1 Bedroom Flat, Camden" },
    "2 homes match. Select one.",
    ["a", "b"],
  ],
  [
    "several, one of others ticked",
    { "home-typed": "kiln", "home-ticked": "c" },
    "2 homes match. Select one.",
    ["a", "b"],
  ],
  [
    "too many",
    { "home-typed": "mews", home: "c" },
    "More than 8 homes match. Select one of these, or enter more.",
    ["m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"],
  ],
])("%s is asked about beside the field", async (_how, fields, message, ids) => {
  const read = await readChoice(source, fields, "home");
  if (read.ok) throw new Error(read.answer);
  const [error] = read.refusal.errors ?? [];
  expect(error).toMatchObject({ path: "home", message });
  expect(error?.choices?.map(({ id }) => id)).toEqual(ids);
});

test.each<[how: string, query: string, id: string | null, message: string | undefined]>([
  ["a link that names it", "home=c", "c", undefined],
  ["the field, with script", "home=b&home-typed=1+Bedroom+Flat,+Camden", "b", undefined],
  ["the field, without script", "home=&home-typed=studio", "c", undefined],
  ["a text of several", "home=&home-typed=kiln", null, "2 homes match. Select one."],
  ["an empty field", "home=&home-typed=", null, "Enter part of its street."],
  ["nothing", "", null, undefined],
])("is read from the address of a page as %s has it", async (_how, query, id, message) => {
  const read = await readChoiceIn(new URL(`https://example.com/?${query}`), source, "home");
  expect([read.id, read.refusal?.detail]).toEqual([id, message]);
});

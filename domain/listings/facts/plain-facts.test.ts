import { describe, expect, test } from "vitest";
import { createHomeTexts } from "../../../server/testing/homes.ts";
import { fullListing, otherPublicListing } from "../../../server/testing/listing.ts";
import type { Fact, FactValue } from "./fact.ts";
import { type HomeFieldName, unknown } from "./home-fields.ts";
import { toHomeTexts } from "./home-texts.ts";
import { getMaterialFact, materialFactNames } from "./material-facts.ts";
import { getPlainFact, plainFactNames } from "./plain-facts.ts";
import { checkHomeText, readHome } from "./read-home.ts";

const other = { ...fullListing, ...otherPublicListing };
const texts = toHomeTexts(other, true);

/** Of each fact what it is, what another home has, and what is read where a text says so. */
const facts: [HomeFieldName, Fact, FactValue, (text: string) => unknown][] = [
  ...plainFactNames.map((name): (typeof facts)[number] => [
    name,
    getPlainFact(name),
    other[name],
    (text) => read(name, text)[name],
  ]),
  ...materialFactNames.map((name): (typeof facts)[number] => [
    name,
    getMaterialFact(name),
    other.material[name],
    (text) => read(name, text).material[name],
  ]),
];

function read(name: HomeFieldName, text: string) {
  const { ok, ...reading } = readHome(createHomeTexts({ [name]: text }));
  if (!ok || !("home" in reading)) throw new Error(JSON.stringify(reading.problems));
  return reading.home;
}

describe.each(facts)("the fact '%s'", (name, fact, value, readValue) => {
  test("is read as it is written", () => {
    expect(texts[name]).not.toBe("");
    expect(readValue(texts[name])).toEqual(value);
  });

  test("says what is wrong with a text that is none of its kind", () => {
    const wrong = {
      number: "many",
      choice: "none of them",
      tick: "no",
      day: "soon",
      text: "\u202E",
    };
    expect(checkHomeText(name, wrong[fact.kind])).not.toBeNull();
    expect(checkHomeText(name, texts[name])).toBeNull();
  });
});

test.each(facts.filter(([, fact]) => fact.mayBeUnknown))(
  "the fact '%s' is 'Unknown' where it was published as not known",
  (name, _fact, _value, readValue) => {
    expect(readValue(unknown)).toBeNull();
    const nothing = { ...other, [name]: null, material: { ...other.material, [name]: null } };
    expect(toHomeTexts(nothing, false)[name]).toBe(unknown);
    expect(toHomeTexts(nothing, true)[name]).toBe("");
  },
);

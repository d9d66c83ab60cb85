import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { extractTexts } from "./texts/extract-texts.ts";
import { listTextFiles } from "./texts/list-texts.ts";
import { findPluralChoice, findPluralFault } from "./texts/plural-rules.ts";

const advice = "use formatCount, choosePlural or formatDuration of domain/shared/formats/";

describe("A count or a duration", () => {
  test.each(["{} homes", "Sending in {} min", "{} day(s)", "It is kept for {} years."])(
    "is not spelt by hand as '%s'",
    (text) => {
      expect(findPluralFault("server/a.ts", text)).toBe(advice);
    },
  );

  test.each([
    'n === 1 ? "home" : "homes"',
    'n === 1 ? "reply" : "replies"',
    'n === 1 ? "is" : "are"',
    'n === 1 ? "1 home" : `${n} homes`',
  ])("does not choose its words as in '%s'", (source) => {
    expect(findPluralChoice("app/office/a.tsx", source)).toBe(advice);
  });

  test.each([
    ["server/a.ts", "{} saved"],
    ["server/a.ts", "{} weeks’ rent"],
    ["app/shortlist/a.tsx", "Compare {} homes"],
    ["domain/shared/formats/a.ts", "{} h {} min"],
  ])("in %s may be '%s'", (file, text) => {
    expect(findPluralFault(file, text)).toBeNull();
  });

  test("goes to its formatter everywhere", () => {
    const faults = listTextFiles().flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const texts = extractTexts(file, source).map(({ line, text }) => ({
        at: `${file}:${line}`,
        text,
        do: findPluralFault(file, text),
      }));
      const choice = { at: file, text: "a choice by === 1", do: findPluralChoice(file, source) };
      return [...texts, choice].filter((one) => one.do !== null);
    });
    expect(faults).toEqual([]);
  });
});

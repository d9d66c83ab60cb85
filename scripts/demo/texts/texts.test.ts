import { describe, expect, it } from "vitest";
import { schemes } from "../developments.ts";
import { photoFolder, seed } from "../make-demo.ts";
import { readPictures } from "../pictures.ts";
import { areas } from "../places/places.ts";
import { makeRows } from "../rows.ts";

const rows = makeRows(seed, readPictures(photoFolder));
const facts =
  /\n\n(Heating|Water|Electricity|Broadband|Parking|Accessibility|Flood risk|Building safety|Restrictions): /;
const told = rows.map((row) => (row.DESCRIPTION ?? "").split(facts)[0]!);
const everything = rows.flatMap((row) => Object.values(row).filter((text) => text !== undefined));

describe("the texts of the demo feed", () => {
  it("are all different", () => {
    expect(new Set(told).size).toBe(240);
    expect(new Set(rows.map((row) => row.SUMMARY)).size).toBe(240);
  });

  it("use no sentence in more than twelve listings", () => {
    const uses = new Map<string, number>();
    for (const text of told)
      for (const sentence of new Set(text.split(/(?<=[.!?])\s+/)))
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count > 12)).toEqual([]);
  });

  it("are little alike: no two share a third of their runs of four words", () => {
    const runs = told.map((text) => {
      const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
      return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(" ")));
    });
    const alike = runs.flatMap((one, index) =>
      runs.slice(index + 1).map((other) => {
        const shared = [...one].filter((run) => other.has(run)).length;
        return shared / (one.size + other.size - shared);
      }),
    );
    expect(Math.max(...alike)).toBeLessThan(1 / 3);
  });

  it("say something on the neighbourhood that no other listing says", () => {
    const sentences = [...areas, ...schemes].flatMap((area) => area.local);
    expect(new Set(sentences).size).toBe(240);
    for (const sentence of sentences)
      expect(told.filter((text) => text.includes(sentence))).toHaveLength(1);
  });

  it("leave no slot or mark of a phrase unfilled", () => {
    expect(told.join("\n")).not.toMatch(/[{}[\]|]|undefined|null|NaN/);
    expect(rows.map((row) => row.SUMMARY).join("\n")).not.toMatch(/[{}[\]|]|undefined|null|NaN/);
  });

  it("refuse nobody and invite no bidding", () => {
    const banned =
      /\b(DSS|no children|professionals?\b|no benefits|no pets|offers (over|in excess)|guide price|bidding|working tenants)/i;
    expect(everything.filter((text) => banned.test(text))).toEqual([]);
  });

  it("do without the phrases of the trade", () => {
    const worn =
      /\b(stunning|nestled|boasts?|boasting|deceptively|sought[- ]after|must be seen|viewing (is )?(highly )?recommended|luxur\w+|immaculate\w*|bustling|vibrant|hidden gem|stone's throw|benefits from|heart of)\b/i;
    expect(everything.filter((text) => worn.test(text))).toEqual([]);
  });

  it("begin with three selling lines", () => {
    for (const row of rows) {
      const lines = [row.FEATURE1, row.FEATURE2, row.FEATURE3];
      expect(lines.filter((line) => line && !line.includes(": "))).toHaveLength(3);
    }
  });

  it("are capitalised and end each sentence", () => {
    for (const text of told) {
      expect(text).toMatch(/^[A-Z]/);
      expect(text).toMatch(/[.]$/);
      expect(text).not.toMatch(
        /\.\s+[a-z]|\s{3}|\ba ((?!one)[aeio]\w+-(facing|bedroom)|8|11|18)|\.\./,
      );
    }
  });
});

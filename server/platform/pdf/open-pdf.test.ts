import * as v from "valibot";
import { expect, test } from "vitest";
import { fontCharacters } from "../../../domain/shared/text/paper-characters.ts";
import { openPdf } from "./open-pdf.ts";

test("what documents can show is what both weights of their font have", () => {
  for (const isBold of [false, true]) {
    const { kit, write } = openPdf("A document", 50, new Date(0));
    write("P", "Text", { size: 10, isBold });
    expect(describeRanges(listCharacters(kit))).toBe(fontCharacters);
  }
});

const ownFont = v.object({ font: v.object({ characterSet: v.array(v.number()) }) });

/** Without the two control characters that the font names: a line's end and nothing. */
function listCharacters(kit: PDFKit.PDFDocument): number[] {
  // The library's own, of the font that was written with last.
  const { font } = v.parse(ownFont, Reflect.get(kit, "_font"));
  return font.characterSet.filter((code) => code >= 0x20).toSorted((a, b) => a - b);
}

function describeRanges(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => [...new Set([from, to])].map((code) => code.toString(16)).join("-"))
    .join(" ");
}

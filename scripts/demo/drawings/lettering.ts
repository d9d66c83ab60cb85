import glyphs from "./glyphs.json" with { type: "json" };

/** Width and outline in thousandths of the font size. */
interface Glyph {
  advance: number;
  outline: string;
}
type Face = "text" | "strong" | "display";

/** Instrument Sans 400 and 600, Besley 700 (SIL Open Font License), for machines without them. */
const faces: Record<Face, Record<string, Glyph>> = glyphs;

interface Lettering {
  face?: Face;
  size: number;
  colour?: string;
  anchor?: "start" | "middle" | "end";
}

export function drawText(text: string, x: number, y: number, style: Lettering): string {
  const { face = "text", size, colour = "#14201b", anchor = "start" } = style;
  const scale = size / 1000;
  const width = measureText(text, size, face);
  const start = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  let across = 0;
  const outlines = Array.from(text, (character) => {
    const { advance, outline } = findGlyph(character, face);
    const path = `<path d="${outline}" transform="translate(${across} 0)"/>`;
    across += advance;
    return outline ? path : "";
  });
  return `<g transform="translate(${start.toFixed(2)} ${y.toFixed(2)}) scale(${scale})" fill="${colour}">${outlines.join("")}</g>`;
}

function measureText(text: string, size: number, face: Face = "text"): number {
  const advances = Array.from(text, (character) => findGlyph(character, face).advance);
  return advances.reduce((sum, advance) => sum + advance, 0) * (size / 1000);
}

function findGlyph(character: string, face: Face): Glyph {
  const glyph = faces[face][character];
  if (!glyph) throw new Error(`The ${face} face has no "${character}".`);
  return glyph;
}

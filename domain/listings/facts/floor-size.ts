/** Which UN/CEFACT unit a size is in: square metres or square feet. */
export interface FloorSize {
  value: number;
  unitCode: "MTK" | "FTK";
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const about = String.raw`(?:(?:approx(?:imately)?|circa|ca?|about)\b\.?\s*)?`;
/** Of the whole home: not `300 sq ft garden`. */
const ending = String.raw`\.?(?=\s*(?:$|[(,/;|.]|approx|in total|total))`;
const metres = createForm(String.raw`(?:sq\.?\s*m(?:et(?:re|er)s?)?|m²|m2|square met(?:re|er)s?)`);
const feet = createForm(String.raw`(?:sq\.?\s*f(?:ee|oo)?t|ft²|ft2|square f(?:ee|oo)t)`);

function createForm(unit: string): RegExp {
  return new RegExp(`^${about}(${number})\\s*${unit}${ending}`, "i");
}

/** What a line of a home's features says of its size. Null where it says something else. */
export function readFloorSize(line: string): FloorSize | null {
  for (const [form, unitCode] of [
    [metres, "MTK"],
    [feet, "FTK"],
  ] as const) {
    const found = form.exec(line.trim())?.[1];
    if (found !== undefined) return { value: Number(found.replaceAll(",", "")), unitCode };
  }
  return null;
}

/** The first in metres, else the first in feet. */
export function findFloorSize(lines: readonly string[]): FloorSize | null {
  const sizes = lines.flatMap((line) => readFloorSize(line) ?? []);
  return sizes.find(({ unitCode }) => unitCode === "MTK") ?? sizes[0] ?? null;
}

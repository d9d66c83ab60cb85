import { furnish } from "./furniture-svg.ts";
import { drawText } from "./lettering.ts";
import { drawDoor, drawWindow } from "./openings-svg.ts";
import type { Sheet } from "./sheet.ts";
import type { Level, Plan, Point, Room } from "./plan.ts";
import { measure, measurePlan } from "./plan.ts";

const ink = "#14201b";
const margin = 48;
const foot = 110;

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws a floor plan of at least 600 by 600 pixels, as the feed requires. */
export function drawPlan(plan: Plan, mirrored: boolean): string {
  const extents = plan.levels.map(measureExtent);
  const gapBetween = 1.1;
  const wide =
    extents.reduce((sum, { left, right }) => sum + right - left, 0) +
    gapBetween * (plan.levels.length - 1);
  const deep =
    Math.max(...extents.map(({ bottom }) => bottom)) - Math.min(...extents.map(({ top }) => top));
  const titled = plan.levels.length > 1 ? 40 : 0;
  const scale = Math.min(1040 / wide, 760 / deep, 92);
  const width = Math.max(640, Math.round(wide * scale + margin * 2));
  const height = Math.max(620, Math.round(deep * scale + margin + titled + foot + 20));
  const highest = Math.min(...extents.map(({ top }) => top));
  let cursor = (width - wide * scale) / 2;
  const levels = plan.levels.map((level, index) => {
    const { left, right } = extents[index]!;
    const sheet = createSheet(
      cursor,
      { left, right },
      scale,
      margin + titled - highest * scale,
      mirrored,
    );
    const title = level.title
      ? drawText(level.title, cursor, margin + 6, { face: "strong", size: 19 })
      : "";
    cursor += (right - left + gapBetween) * scale;
    return title + drawLevel(level, sheet);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...levels,
    drawCaption(plan, scale, width, height),
    "</svg>",
  ].join("");
}

function createSheet(
  from: number,
  { left, right }: { left: number; right: number },
  scale: number,
  top: number,
  mirrored: boolean,
): Sheet {
  return {
    scale,
    x: (metres) => from + (mirrored ? right - metres : metres - left) * scale,
    y: (metres) => top + metres * scale,
    hand: mirrored ? -1 : 1,
  };
}

function measureExtent({ outline, outside }: Level): Extent {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  if (outside) {
    const [x, y, width, height] = outside.box;
    xs.push(x, x + width);
    ys.push(y, y + height);
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function drawLevel(level: Level, sheet: Sheet): string {
  const path = (outline: readonly Point[]) =>
    `M${outline.map(([x, y]) => `${sheet.x(x).toFixed(1)} ${sheet.y(y).toFixed(1)}`).join("L")}Z`;
  const walls = (outline: readonly Point[], width: number) =>
    `<path d="${path(outline)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="miter"/>`;
  return [
    level.outside ? drawOutside(level.outside, sheet) : "",
    ...level.rooms.map(
      ({ outline, living }) =>
        `<path d="${path(outline)}" fill="${living ? "#e2ece6" : "#f4f2ec"}"/>`,
    ),
    ...level.furniture.map((piece) => furnish(piece, sheet)),
    ...level.rooms.map(({ outline }) => walls(outline, 6)),
    walls(level.outline, 11),
    ...level.windows.map((opening) => drawWindow(opening, sheet)),
    ...level.doors.map((opening) => drawDoor(opening, sheet)),
    ...level.rooms.map((room) => nameRoom(room, sheet)),
  ].join("");
}

function drawOutside({ name, box }: NonNullable<Level["outside"]>, sheet: Sheet): string {
  const [x, y, width, height] = box;
  const left = Math.min(sheet.x(x), sheet.x(x + width));
  const centre = (sheet.x(x) + sheet.x(x + width)) / 2;
  return [
    `<rect x="${left}" y="${sheet.y(y)}" width="${width * sheet.scale}" height="${height * sheet.scale}"`,
    ` fill="${name === "Garden" ? "#e2ece6" : "#fff"}" stroke="${ink}" stroke-width="1.5" stroke-dasharray="7 5"/>`,
    drawText(name, centre, sheet.y(y + height / 2) + 6, {
      face: "strong",
      size: 17,
      anchor: "middle",
    }),
  ].join("");
}

function nameRoom(room: Room, sheet: Sheet): string {
  const [x, y] = room.label ?? findMiddle(room.outline);
  const size = sheet.scale < 62 ? 15 : 18;
  const name = drawText(room.name, sheet.x(x), sheet.y(y), {
    face: "strong",
    size,
    anchor: "middle",
  });
  if (!room.size) return name;
  const [long, short] = measure(room);
  const text = `${long.toFixed(1)} × ${short.toFixed(1)} m`;
  return (
    name +
    drawText(text, sheet.x(x), sheet.y(y) + size * 1.2, {
      size: size - 3,
      colour: "#414c46",
      anchor: "middle",
    })
  );
}

function findMiddle(outline: readonly Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function drawCaption(plan: Plan, scale: number, width: number, height: number): string {
  const base = height - 58;
  const tick = (metres: number) => `M${margin + metres * scale} ${base - 6}v12`;
  const sqm = measurePlan(plan);
  return [
    `<path d="M${margin} ${base}h${2 * scale}${tick(0)}${tick(1)}${tick(2)}" stroke="${ink}" stroke-width="1.6" fill="none"/>`,
    drawText("0", margin - 4, base + 26, { size: 15 }),
    drawText("2 m", margin + 2 * scale - 8, base + 26, { size: 15 }),
    drawText(`${sqm} sq m / ${Math.round(sqm * 10.764)} sq ft`, width - margin, base + 4, {
      face: "strong",
      size: 18,
      anchor: "end",
    }),
    drawText("Not to scale. For guidance only.", width - margin, base + 26, {
      size: 15,
      colour: "#5c665f",
      anchor: "end",
    }),
  ].join("");
}

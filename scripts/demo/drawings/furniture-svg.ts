import type { Furniture, FurnitureKind } from "./plan.ts";
import type { Sheet } from "./sheet.ts";

const stroke = 'stroke="#14201b" stroke-width="1.4"';

/** Draws an item in its own box, in pixels, with its back at the top. */
type Draw = (width: number, depth: number, metre: number) => string;

const drawRect = (x: number, y: number, width: number, height: number, fill = "#fff") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${stroke}/>`;
const drawRing = (x: number, y: number, rx: number, ry = rx) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" ${stroke}/>`;

const pieces: Record<FurnitureKind, Draw> = {
  bed: (width, depth) =>
    drawRect(0, 0, width, depth) +
    drawRect(width * 0.07, depth * 0.05, width * 0.38, depth * 0.2) +
    drawRect(width * 0.55, depth * 0.05, width * 0.38, depth * 0.2) +
    `<path d="M0 ${depth * 0.36}H${width}" ${stroke}/>`,
  single: (width, depth) =>
    drawRect(0, 0, width, depth) +
    drawRect(width * 0.14, depth * 0.05, width * 0.72, depth * 0.18) +
    `<path d="M0 ${depth * 0.34}H${width}" ${stroke}/>`,
  sofa: (width, depth) =>
    drawRect(0, 0, width, depth) +
    drawRect(0, 0, width, depth * 0.28) +
    drawRect(0, 0, width * 0.1, depth) +
    drawRect(width * 0.9, 0, width * 0.1, depth),
  table: (width, depth, metre) => {
    const chair = 0.36 * metre;
    const seats = [0.26, 0.74].flatMap((share) => [
      drawRect(width * share - chair / 2, -chair * 0.55, chair, chair * 0.8),
      drawRect(width * share - chair / 2, depth - chair * 0.25, chair, chair * 0.8),
    ]);
    return seats.join("") + drawRect(0, 0, width, depth);
  },
  round: (width, depth) => {
    const seat = width * 0.16;
    const seats = [
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ].map(([x, y]) => drawRing(x! * width, y! * depth, seat));
    return seats.join("") + drawRing(width / 2, depth / 2, width * 0.4);
  },
  counter: (width, depth) => {
    const hob = Math.min(width * 0.3, depth);
    const rings = [0.3, 0.7].flatMap((x) =>
      [0.3, 0.7].map((y) => drawRing(width * 0.12 + hob * x, depth * y, depth * 0.13)),
    );
    return (
      drawRect(0, 0, width, depth) +
      rings.join("") +
      drawRect(width * 0.55, depth * 0.2, depth * 0.85, depth * 0.6)
    );
  },
  island: (width, depth) =>
    [0.2, 0.5, 0.8]
      .map((share) => drawRing(width * share, depth + depth * 0.24, depth * 0.17))
      .join("") + drawRect(0, 0, width, depth),
  bath: (width, depth) =>
    drawRect(0, 0, width, depth) +
    `<rect x="${width * 0.05}" y="${depth * 0.1}" width="${width * 0.9}" height="${depth * 0.8}" rx="${depth * 0.3}" fill="#fff" ${stroke}/>`,
  shower: (width, depth) =>
    drawRect(0, 0, width, depth) +
    `<path d="M0 0L${width} ${depth}M${width} 0L0 ${depth}" ${stroke}/>`,
  wc: (width, depth) =>
    drawRect(0, 0, width, depth * 0.3) +
    drawRing(width / 2, depth * 0.62, width * 0.4, depth * 0.36),
  basin: (width, depth) =>
    drawRect(0, 0, width, depth) + drawRing(width / 2, depth / 2, width * 0.34, depth * 0.34),
  stairs: (width, depth) => {
    const treads = Array.from(
      { length: 9 },
      (_, index) => `M0 ${(depth * (index + 1)) / 10}H${width}`,
    );
    return `${drawRect(0, 0, width, depth)}<path d="${treads.join("")}" ${stroke}/><path d="M${width / 2} ${depth * 0.95}V${depth * 0.1}m-6 9l6-9l6 9" fill="none" ${stroke}/>`;
  },
  cupboard: (width, depth) =>
    drawRect(0, 0, width, depth, "#e8e4da") + `<path d="M0 ${depth / 2}H${width}" ${stroke}/>`,
};

export function furnish({ kind, box, turned = 0 }: Furniture, sheet: Sheet): string {
  const [x, y, width, height] = box;
  const across = width * sheet.scale;
  const down = height * sheet.scale;
  const left = Math.min(sheet.x(x), sheet.x(x + width));
  const hand = sheet.hand === -1 && turned % 2 === 1 ? (4 - turned) % 4 : turned;
  const [wide, deep] = hand % 2 === 0 ? [across, down] : [down, across];
  const turn = [
    "",
    `translate(${across} 0) rotate(90)`,
    `translate(${across} ${down}) rotate(180)`,
    `translate(0 ${down}) rotate(270)`,
  ][hand];
  return `<g transform="translate(${left} ${sheet.y(y)}) ${turn}">${pieces[kind](wide, deep, sheet.scale)}</g>`;
}

import type { Opening, Point } from "./plan.ts";
import type { Sheet } from "./sheet.ts";

const ink = "#14201b";

function findEnds({ at: [x, y], along, length }: Opening, sheet: Sheet): [Point, Point] {
  const end: Point = along === "h" ? [x + length, y] : [x, y + length];
  return [
    [sheet.x(x), sheet.y(y)],
    [sheet.x(end[0]), sheet.y(end[1])],
  ];
}

export function drawWindow(opening: Opening, sheet: Sheet): string {
  const [[x1, y1], [x2, y2]] = findEnds(opening, sheet);
  const line = (width: number, colour: string) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${width}"/>`;
  return line(11, ink) + line(8, "#fff") + line(1.6, ink);
}

export function drawDoor(opening: Opening, sheet: Sheet): string {
  const [from, to] = findEnds(opening, sheet);
  const clear = `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#fff" stroke-width="13"/>`;
  if (!opening.hinge) return clear;
  const [hinge, latch] = opening.hinge === "start" ? [from, to] : [to, from];
  const reach = opening.length * sheet.scale * (opening.side === "before" ? -1 : 1);
  const open: Point =
    opening.along === "h"
      ? [hinge[0], hinge[1] + reach]
      : [hinge[0] + reach * sheet.hand, hinge[1]];
  const cross =
    (open[0] - hinge[0]) * (latch[1] - hinge[1]) - (open[1] - hinge[1]) * (latch[0] - hinge[0]);
  const radius = opening.length * sheet.scale;
  return (
    clear +
    `<path d="M${hinge[0]} ${hinge[1]}L${open[0]} ${open[1]}A${radius} ${radius} 0 0 ${cross > 0 ? 1 : 0} ${latch[0]} ${latch[1]}"` +
    ` fill="none" stroke="${ink}" stroke-width="1.6"/>`
  );
}

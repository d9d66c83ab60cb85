import { pickEpcBand } from "../material.ts";
import { drawText } from "./lettering.ts";

const bands = [
  { name: "A", range: "92+", colour: "#1f6f4a", light: true },
  { name: "B", range: "81–91", colour: "#3c8a53", light: true },
  { name: "C", range: "69–80", colour: "#86a94f", light: false },
  { name: "D", range: "55–68", colour: "#dcb53c", light: false },
  { name: "E", range: "39–54", colour: "#d9913a", light: false },
  { name: "F", range: "21–38", colour: "#c56a3a", light: true },
  { name: "G", range: "1–20", colour: "#a8433a", light: true },
] as const;

export function drawEpc(current: number, potential: number): string {
  const rows = bands.map(({ name, range, colour, light }, index) => {
    const y = 116 + index * 46;
    const width = 92 + index * 27;
    const ink = light ? "#ffffff" : "#14201b";
    return [
      `<path d="M28 ${y}h${width}v38h-${width}z" fill="${colour}"/>`,
      drawText(range, 40, y + 25, { size: 15, colour: ink }),
      drawText(name, 28 + width - 12, y + 28, {
        face: "display",
        size: 24,
        colour: ink,
        anchor: "end",
      }),
    ].join("");
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="500" viewBox="0 0 480 500">',
    '<rect width="480" height="500" fill="#fff"/>',
    drawText("Energy performance", 28, 46, { face: "strong", size: 23 }),
    drawText("Demonstration certificate", 28, 70, { size: 15, colour: "#5c665f" }),
    '<path d="M28 88H452M308 88V440M380 88V440M28 440H452" stroke="#d6d1c4" stroke-width="1.5" fill="none"/>',
    drawText("Current", 344, 106, { size: 13, anchor: "middle" }),
    drawText("Potential", 416, 106, { size: 13, anchor: "middle" }),
    ...rows,
    drawArrow(current, 312),
    drawArrow(potential, 384),
    drawText("Points of 100. More points mean lower bills.", 28, 470, {
      size: 14,
      colour: "#5c665f",
    }),
    "</svg>",
  ].join("");
}

function drawArrow(points: number, x: number): string {
  const index = bands.findIndex(({ name }) => name === pickEpcBand(points));
  const band = bands[index]!;
  const y = 116 + index * 46;
  return [
    `<path d="M${x} ${y + 19}l14 -19h50v38h-50z" fill="${band.colour}"/>`,
    drawText(String(points), x + 39, y + 27, {
      face: "display",
      size: 21,
      colour: band.light ? "#ffffff" : "#14201b",
      anchor: "middle",
    }),
  ].join("");
}

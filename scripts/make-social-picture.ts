/** Draws `public/social-picture.png`, the preview for pages without a picture of their own. */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const width = 1200;
const height = 630;
const cream = "#f7f4ec";
const green = "#12483a";
const pavement = 52;

function drawPicture(name: string, x: number, y: number, w: number, h: number): string {
  const svg = readFileSync(`app/ui/art/${name}.svg`, "utf8");
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const inside = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax meet">${inside}</svg>`;
}

function drawBricks(): string {
  const inside = drawPicture("brick-stock", 0, 0, 195, 76);
  return `<defs><pattern id="bricks" width="195" height="76" patternUnits="userSpaceOnUse">${inside}</pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#bricks)"/>`;
}

const ground = height - pavement;
const door = { x: 812, w: 260, h: 470 };
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  ${drawBricks()}
  <rect y="${ground}" width="${width}" height="${pavement}" fill="#c5c0b3"/>
  <rect y="${ground}" width="${width}" height="3" fill="#14201b" opacity="0.2"/>
  ${drawPicture("doorway", door.x, ground - door.h, door.w, door.h)}
  ${drawPicture("leaf-green", door.x + 52, ground - 395, 156, 395)}
  <rect x="${door.x - 14}" y="${ground - door.h - 46}" width="${door.w + 36}" height="52" fill="#14201b" opacity="0.18"/>
  <rect x="${door.x - 22}" y="${ground - door.h - 52}" width="${door.w + 44}" height="52" fill="#efebe1"/>
  ${drawPicture("baytree", 692, ground - 156, 117, 156)}
  ${drawPicture("baytree", 1075, ground - 156, 117, 156)}
  <rect x="64" y="150" width="580" height="300" fill="#14201b" opacity="0.18"/>
  <rect x="60" y="144" width="580" height="300" fill="${cream}"/>
  <rect x="70" y="154" width="560" height="280" fill="none" stroke="${green}" stroke-width="3"/>
  <g fill="${green}">${drawPicture("wordmark", 120, 214, 460, 160).replace('id="knob"', 'fill="#dba33b"')}</g>
</svg>`;

const png = await sharp(Buffer.from(picture)).png({ palette: true, effort: 10 }).toBuffer();
writeFileSync("public/social-picture.png", png);

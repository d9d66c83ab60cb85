import { writeFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeBlm } from "./blm.ts";
import { readPictures } from "./pictures.ts";
import { makeRows } from "./rows.ts";
import sharp from "sharp";
import type { Row } from "./blm.ts";
import { drawEpc } from "./drawings/epc-svg.ts";
import { getPlanFile } from "./drawings/files.ts";
import { drawPlan } from "./drawings/plan-svg.ts";
import { plans } from "./drawings/plans.ts";

const drawing = /^(plan|epc)-[\w-]+\.png$/;

export const seed = "lintel";
export const generated = "21-November-2026 06:00";
const root = fileURLToPath(new URL("../../", import.meta.url));
export const feedFile = join(root, "demo/999999_2026112101.BLM");
export const photoFolder = join(root, "demo/photos");

async function makeDemo(): Promise<void> {
  const pictures = readPictures(photoFolder);
  const rows = makeRows(seed, pictures);
  const drawn = await drawPictures(rows, photoFolder);
  await writeFile(feedFile, writeBlm(rows, generated), "ascii");
  console.log(`${rows.length} listings with ${pictures.length} photographs and ${drawn} drawings.`);
}

if (import.meta.main) await makeDemo();

/** Deletes unused drawings too. Returns how many were drawn. */
async function drawPictures(rows: readonly Row[], folder: string): Promise<number> {
  const named = new Set(rows.flatMap((row) => Object.values(row)));
  const wanted = [...named].filter(
    (file): file is string => file !== undefined && drawing.test(file),
  );
  for (const file of await readdir(folder))
    if (drawing.test(file) && !named.has(file)) await rm(join(folder, file));
  for (const file of wanted) {
    const svg = planSvg(file) ?? epcSvg(file);
    if (svg) await writePng(join(folder, file), svg);
  }
  return wanted.length;
}

function planSvg(file: string): string | null {
  for (const plan of plans)
    for (const mirrored of [false, true])
      if (getPlanFile(plan.id, mirrored) === file) return drawPlan(plan, mirrored);
  return null;
}

function epcSvg(file: string): string | null {
  const [, current, potential] = /^epc-(\d+)-(\d+)\.png$/.exec(file) ?? [];
  return current && potential ? drawEpc(Number(current), Number(potential)) : null;
}

async function writePng(path: string, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, effort: 10 })
    .toBuffer();
  await writeFile(path, png);
}

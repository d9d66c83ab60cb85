import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Row } from "../blm.ts";
import { drawEpc } from "./epc-svg.ts";
import { planFile } from "./files.ts";
import { drawPlan } from "./plan-svg.ts";
import { plans } from "./plans.ts";

const drawing = /^(plan|epc)-[\w-]+\.png$/;

/** Deletes unused drawings too. Returns how many were drawn. */
export async function drawPictures(rows: readonly Row[], folder: string): Promise<number> {
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
      if (planFile(plan.id, mirrored) === file) return drawPlan(plan, mirrored);
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

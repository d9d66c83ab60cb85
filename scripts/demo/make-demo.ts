import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeBlm } from "./blm.ts";
import { drawPictures } from "./drawings/draw.ts";
import { readPictures } from "./pictures.ts";
import { makeRows } from "./rows.ts";

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

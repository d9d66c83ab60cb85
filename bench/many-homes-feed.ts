import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const demoFeed = "demo/999999_2026112101.BLM";
/** Of branch 999998: what the demo's homes are called in a feed of many. */
const branch = "999998";

/**
 * Writes a feed with the demo's homes again and again, and their photos.
 * @param dearer how many of them, evenly spread, cost £10 a month more than in another feed
 * @returns its path
 */
export function writeManyHomesFeed(
  folder: string,
  { count, dearer = 0 }: { count: number; dearer?: number },
): string {
  const path = join(folder, `${branch}.blm`);
  writeFileSync(path, createFeed(readFileSync(demoFeed, "latin1"), count, dearer), "latin1");
  cpSync("demo/photos", join(folder, "photos"), { recursive: true });
  return path;
}

function createFeed(text: string, count: number, dearer: number): string {
  const data = text.indexOf("#DATA#") + "#DATA#".length;
  const head = text.slice(0, data).replace(/Property Count : \d+/, `Property Count : ${count}`);
  const [, definition = ""] = /#DEFINITION#\s*([^~]+)~/.exec(head) ?? [];
  const price = definition.split("^").indexOf("PRICE");
  const records = text
    .slice(data, text.indexOf("#END#"))
    .split("~")
    .map((record) => record.trim())
    .filter(Boolean);
  const rows = Array.from({ length: count }, (_, index) => {
    const fields = (records[index % records.length] ?? "")
      .replace(/^\w+/, `${branch}_B${index}`)
      .replace("^999999^", `^${branch}^`)
      .split("^");
    const copy = Math.floor(index / records.length);
    if (dearer > 0 && (index + copy) % Math.floor(count / dearer) === 0)
      fields[price] = String(Number(fields[price]) + 10);
    return fields.join("^");
  });
  return `${head}\n${rows.join("~\n")}~\n#END#\n`;
}

import { randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { MapArchive } from "../domain/map/map-archive.ts";
import { createMapArchive } from "../server/testing/map-archive.ts";
import { holdFigure } from "./figures.ts";
import { floodRequests } from "./flood.ts";
import { readProcessorMs, readResidentMb } from "./process-use.ts";
import { withSite } from "./with-site.ts";

/** Ranges of a map archive a second, as maps ask for tiles: of usual sizes, at random places. */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const seconds = Number(values.seconds);
const archiveBytes = 11_000_000;
const sizes = { "5 kB": 5000, "20 kB": 20_000, "50 kB": 50_000 };
const connections = 32;
const perSecondLimit = 2000;

const folder = mkdtempSync(join(tmpdir(), "lintel-maps-"));
const streets = createMapArchive("openmaptiles", { lat: 51.545, long: -0.056 });
const padding = randomBytes(archiveBytes - streets.byteLength);
writeFileSync(join(folder, "city.pmtiles"), Buffer.concat([streets, padding]));

await withSite({ MAP_TILES_DIR: folder }, async (site) => {
  const listed = await fetch(`${site.url}/maps/archives.json`);
  const [archive]: MapArchive[] = await listed.json();
  const url = site.url + archive!.url;
  const pid = site.process.pid!;
  await measure(url, pid, sizes["20 kB"], 3);
  for (const [range, bytes] of Object.entries(sizes)) {
    const rssBefore = readResidentMb(pid);
    const { perSecond, errors, cpuUs } = await measure(url, pid, bytes, seconds);
    const rssMb = Math.round(readResidentMb(pid) - rssBefore);
    const figure = { bench: "tiles", range, perSecond, errors, cpuUs, grownMb: rssMb };
    holdFigure({ ...figure, limit: perSecondLimit }, errors === 0 && perSecond >= perSecondLimit);
  }
});

async function measure(url: string, pid: number, bytes: number, length: number) {
  const requests = Array.from({ length: 500 }, () => {
    const first = randomInt(archiveBytes - bytes);
    return { headers: { range: `bytes=${first}-${first + bytes - 1}` } };
  });
  const before = readProcessorMs(pid);
  const result = await floodRequests({ url, connections, seconds: length, requests });
  const spent = readProcessorMs(pid) - before;
  return { ...result, cpuUs: Math.round((spent * 1000) / result.answered) };
}

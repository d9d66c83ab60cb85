import { readdir, stat } from "node:fs/promises";
import { existsSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { formatFileSize } from "../../domain/shared/formats/file-size.ts";
import type { MapArchive } from "../../domain/map/map-archive.ts";
import {
  isSameFile,
  openArchive,
  type OpenedArchive,
  type ServedArchive,
} from "./served-archive.ts";

/** The archives of vector tiles in a folder. New and replaced files are noticed while the site runs. */
export interface MapArchives {
  /** Smallest first, so that a city's streets come before those of the country around it. */
  list: () => Promise<MapArchive[]>;
  find: (hash: string) => Promise<ServedArchive | null>;
  close: () => Promise<void>;
}

/** For a site whose maps come from elsewhere. */
export const noMapArchives: MapArchives = {
  list: async () => [],
  find: async () => null,
  close: async () => {},
};

/** Milliseconds for which a look into the folder holds. */
const lookMs = 1000;
/** Milliseconds that a request waits for a look, which takes longer while an archive is hashed. */
const patienceMs = 200;

interface KnownFile {
  stats: Stats;
  opened: OpenedArchive;
}

/** Looks through the folder in the background: it takes seconds to hash a country's archive. */
export function openMapArchives(
  { mapTilesDir, dataDir }: Pick<Config, "mapTilesDir" | "dataDir">,
  log: Logger,
): MapArchives {
  const folder = mapTilesDir ?? join(dataDir, "maps");
  if (mapTilesDir !== null && !existsSync(mapTilesDir)) {
    log.warn(`MAP_TILES_DIR ${mapTilesDir} does not exist. Maps stay schematic until it does.`);
  }
  const known = new Map<string, KnownFile>();
  let look: { began: number; isOver: boolean; done: Promise<void> } | null = null;
  const stop = new AbortController();
  const lookAgain = (): Promise<void> => {
    const began = performance.now();
    if (stop.signal.aborted) return Promise.resolve();
    if (look !== null && (!look.isOver || began - look.began <= lookMs)) return look.done;
    const current = { began, isOver: false, done: Promise.resolve() };
    current.done = updateKnownFiles(known, folder, log, stop.signal)
      .catch((error: unknown) => log.warn({ err: error }, "Can't list map archives"))
      .finally(() => (current.isOver = true));
    look = current;
    return look.done;
  };
  const listServed = () =>
    [...known.values()]
      .flatMap(({ opened }) => (opened.ok ? [opened.archive] : []))
      .toSorted((one, other) => one.size - other.size);
  void lookAgain();
  return {
    list: async () => {
      await Promise.race([lookAgain(), waitBriefly()]);
      return listServed().map(({ listed }) => listed);
    },
    find: async (hash) => {
      const findServed = () => listServed().find((archive) => archive.hash === hash) ?? null;
      const found = findServed();
      if (found !== null && (await found.isUnchanged())) return found;
      // It was replaced, or another process has listed it already.
      await Promise.race([lookAgain(), waitBriefly()]);
      const other = findServed();
      return other !== found ? other : null;
    },
    close: async () => {
      stop.abort();
      await look?.done;
      const served = listServed();
      known.clear();
      await Promise.all(served.map((archive) => archive.close()));
    },
  };
}

function waitBriefly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
}

async function updateKnownFiles(
  known: Map<string, KnownFile>,
  folder: string,
  log: Logger,
  stop: AbortSignal,
): Promise<void> {
  const names = await listFolder(folder, log);
  for (const name of known.keys()) if (!names.includes(name)) await dropFile(known, name);
  for (const name of names) {
    if (stop.aborted) return;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    const before = known.get(name);
    if (stats === null || (before && isSameFile(before.stats, stats))) continue;
    const opened: OpenedArchive = stats.isFile()
      ? await openArchive(path, stop)
      : { ok: false, problem: "it is not a file" };
    await dropFile(known, name);
    known.set(name, { stats, opened });
    if (stop.aborted) return;
    if (opened.ok) log.info(describeArchive(name, opened.archive));
    else log.warn(`Map archive ${name} is not used: ${opened.problem}.`);
  }
}

async function listFolder(folder: string, log: Logger): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith(".pmtiles"));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing) log.warn({ err: error }, "The folder of map archives can't be read");
    return [];
  }
}

async function dropFile(known: Map<string, KnownFile>, name: string): Promise<void> {
  const before = known.get(name);
  known.delete(name);
  if (before?.opened.ok) await before.opened.archive.close();
}

function describeArchive(name: string, { size, listed }: ServedArchive): string {
  const { bounds, minZoom, maxZoom, schema } = listed;
  const box = [bounds.west, bounds.south, bounds.east, bounds.north].join(", ");
  return `Map archive ${name}: ${formatFileSize(size)}, bounds ${box}, zoom ${minZoom} to ${maxZoom}, schema ${schema}`;
}

import type { AppContext } from "../../app-context.ts";
import { readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import { nameSeries } from "../../../domain/feeds/feed-file.ts";
import { claimChannel, findChannels, releaseChannel } from "../feed-channels.ts";
import { feedFiles } from "../feed-tables.ts";
import { getDiskErrorCode } from "../picture-source.ts";
import { type FeedFile, noteFile, takeFile } from "./receive-file.ts";

interface FoundFile {
  name: string;
  path: string;
  /** Another size or time of change is another file. */
  key: string;
  changedAt: number;
}

/** A file that changed within so many milliseconds may still be written. */
const settledMs = 10_000;

/** Imports what came into `FEED_DIR` since the last time. The folder itself is left alone. */
export async function watchFolder(app: AppContext): Promise<void> {
  const { feedDir } = app.config;
  if (feedDir === null) return;
  const { files, problem } = await listFiles(feedDir);
  const fresh = await leaveOutKnown(app, files);
  const before = (await findChannels(app.database.orm)).get("folder");
  if (fresh.length === 0 && problem === (before?.problem ?? null)) return;
  const channel = await claimChannel(app, "folder");
  if (!channel) return;
  const latest = findLatest(fresh);
  for (const { name, path, key: sourceKey } of fresh) {
    const noted = await noteFile(app, { source: "folder", sourceKey, name, path, actor: "job" });
    if (noted === null) continue;
    if (latest.has(sourceKey)) await takeFile(app, noted, { actor: "job" });
    else await passOver(app, noted);
  }
  await releaseChannel(app, channel, { problem, everyMinutes: 0 });
}

async function listFiles(folder: string): Promise<{ files: FoundFile[]; problem: string | null }> {
  try {
    const names = (await readdir(folder)).filter((name) => /\.(?:blm|zip)$/i.test(name));
    const feeds = new Set(names.filter((name) => /blm$/i.test(name)).map(toStem));
    // A ZIP beside a BLM file of the same name holds its pictures.
    const own = names.filter((name) => /blm$/i.test(name) || !feeds.has(toStem(name)));
    const files = await Promise.all(own.map((name) => describeFile(folder, name)));
    const settled = files.filter((file) => file !== null);
    return { files: settled.toSorted((a, b) => a.changedAt - b.changedAt), problem: null };
  } catch (error) {
    const code = getDiskErrorCode(error);
    if (code === null) throw error;
    return { files: [], problem: `The folder can’t be read (${code}).` };
  }
}

function toStem(name: string): string {
  return parse(name).name.toLowerCase();
}

/** Null for what is no file, is gone meanwhile, or is still being written. */
async function describeFile(folder: string, name: string): Promise<FoundFile | null> {
  const path = join(folder, name);
  const found = await stat(path).catch(() => null);
  // By the clock of the disk, which a test can't set.
  if (!found?.isFile() || Date.now() - found.mtimeMs < settledMs) return null;
  return { name, path, key: `${name} ${found.size} ${found.mtimeMs}`, changedAt: found.mtimeMs };
}

async function leaveOutKnown(app: AppContext, files: readonly FoundFile[]): Promise<FoundFile[]> {
  if (files.length === 0) return [];
  const { source, sourceKey } = feedFiles;
  const keys = files.map(({ key }) => key);
  const rows = await app.database.orm
    .select({ key: sourceKey })
    .from(feedFiles)
    .where(and(eq(source, "folder"), inArray(sourceKey, keys)));
  const known = new Set(rows.map(({ key }) => key));
  return files.filter(({ key }) => !known.has(key));
}

/** Of several files of a branch that come at once the last says it all: each has all its homes. */
function findLatest(files: readonly FoundFile[]): Set<string> {
  return new Set(new Map(files.map(({ name, key }) => [nameSeries(name), key])).values());
}

async function passOver(app: AppContext, { id }: FeedFile): Promise<void> {
  const problem = "A later file for the same branch arrived with it.";
  const passed = { state: "dropped" as const, problem };
  await app.database.orm.update(feedFiles).set(passed).where(eq(feedFiles.id, id));
}

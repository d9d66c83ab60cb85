import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lastExport, liveListings, noteExport } from "./export-listings.ts";
import { type RecordFault, recordFaults } from "./blm-faults.ts";
import { blmFromListing, type ExportRecord } from "./blm-from-listing.ts";
import { londonClock } from "./london-moment.ts";
import { putWhole, writePictures } from "./portal-pictures.ts";
import { writeBlm } from "./write-blm.ts";
import type { AppContext } from "../app-context.ts";

/** Of the house only what an export needs. */
type Exporter = Pick<AppContext, "database" | "now" | "photos">;

export interface ExportChoices {
  branch: string;
  /** Where the file and its pictures go; made if it isn't there. */
  folder: string;
  /** Write a file that has lost more than a quarter of the branch's homes. */
  allowShrink: boolean;
}

export interface ExportReport {
  file: string;
  homes: number;
  /** Homes that the portal would refuse, each with what is wrong. */
  leftOut: { record: string; faults: RecordFault[] }[];
  pictures: { written: number; unchanged: number; missing: number };
}

export type ExportResult = { ok: true; report: ExportReport } | { ok: false; problem: string };

/** From so many homes on, losing more than a quarter of them since the last file looks like a fault. */
const smallBranch = 10;
const mostLost = 1 / 4;

/**
 * Writes a branch's homes as a BLM file, which portals take as all that the branch has, with its
 * pictures beside it. The file appears whole, after its pictures, or not at all.
 * @returns a report, or the one line that says why nothing was written. A failure of the database
 * or the disk is thrown.
 */
export async function exportFeed(
  { database, now, photos }: Exporter,
  { branch, folder, allowShrink }: ExportChoices,
): Promise<ExportResult> {
  const { orm } = database;
  const moment = now();
  const last = await lastExport(orm, branch);
  const { records, leftOut } = await readRecords(liveListings(orm, branch));
  const problem = sizeProblem(branch, records.length, allowShrink ? 0 : (last?.homes ?? 0));
  if (problem !== null) return { ok: false, problem };
  const name = fileName(branch, londonClock(moment), last?.file ?? "");
  if (name === null) return { ok: false, problem: `Branch ${branch} has had 99 files today.` };

  await mkdir(folder, { recursive: true });
  const named = records.flatMap(({ pictures }) => pictures);
  const done = await writePictures(named, { folder, branch, photos });
  const values = records.map((record) => withoutMissing(record, done.missing));
  const file = join(folder, name);
  await putWhole(file, writeBlm(values, londonClock(moment)));
  const detail = { homes: records.length, leftOut: leftOut.length, file: name };
  await noteExport(orm, branch, detail, moment);
  const pictures = { ...done, missing: done.missing.size };
  return { ok: true, report: { file, homes: records.length, leftOut, pictures } };
}

async function readRecords(batches: ReturnType<typeof liveListings>) {
  const records: ExportRecord[] = [];
  const leftOut: ExportReport["leftOut"] = [];
  for await (const homes of batches) {
    for (const home of homes) {
      const record = blmFromListing(home);
      const faults = recordFaults(record.values);
      if (faults.length === 0) records.push(record);
      else leftOut.push({ record: home.agentRef, faults });
    }
  }
  return { records, leftOut };
}

function sizeProblem(branch: string, homes: number, before: number): string | null {
  if (homes === 0) {
    return `Branch ${branch} has no home to export: a file without homes would remove all it has on the portal.`;
  }
  if (before < smallBranch || homes >= before * (1 - mostLost)) return null;
  return `Branch ${branch} would go from ${before} homes in the last file to ${homes}: is that right? If so, export it with --allow-shrink.`;
}

/** `999999_2026112001.BLM`: the day and which file of it; null after the ninety-ninth. */
function fileName(branch: string, moment: string, last: string): string | null {
  const day = `${branch}_${moment.slice(0, 10).replaceAll("-", "")}`;
  const before = last.startsWith(day) ? Number(last.slice(day.length, day.length + 2)) : 0;
  return before >= 99 ? null : `${day}${String(before + 1).padStart(2, "0")}.BLM`;
}

function withoutMissing({ values, pictures }: ExportRecord, missing: ReadonlySet<string>) {
  const gone = pictures.filter(({ stored }) => missing.has(stored));
  const blank = gone.flatMap(({ field, captionField }) => [field, captionField]);
  return { ...values, ...Object.fromEntries(blank.map((field) => [field, ""])) };
}

import { formatCount } from "../../../domain/shared/formats/count.ts";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findLastExport, listLiveListings, auditExport } from "./export-listings.ts";
import { type RecordFault, findRecordFaults } from "../blm/blm-faults.ts";
import { toBlmRecord, type ExportRecord } from "../blm/blm-from-listing.ts";
import { formatLondonTime } from "../london-moment.ts";
import type { HeldBack } from "./portal-holds.ts";
import { writeAtomically, writePictures } from "./portal-pictures.ts";
import { writeBlm } from "../blm/write-blm.ts";
import type { AppContext } from "../../app-context.ts";

export interface ExportChoices {
  branch: string;
  /** Created if missing. */
  folder: string;
  /** Write the file even if it lost more than a quarter of the branch's homes. */
  allowShrink: boolean;
}

export interface ExportReport {
  file: string;
  homes: number;
  /** Homes that the portal would reject. */
  leftOut: { record: string; faults: RecordFault[] }[];
  /** Homes in the file some of whose texts lack characters there. */
  losses: { record: string; losses: RecordFault[] }[];
  pictures: { written: number; unchanged: number; missing: number };
}

export type ExportResult =
  | { ok: true; report: ExportReport }
  | { ok: false; problem: string; isShrink?: boolean };

/**
 * From this many homes on, losing more than a quarter since the last file is taken for an error.
 */
const smallBranch = 10;
const maxLostShare = 1 / 4;

/**
 * Writes a branch's homes as a BLM file with its pictures beside it. Portals treat the file as the
 * branch's full stock. It appears atomically, after its pictures.
 * @returns a report, or the reason why nothing was written. Database and disk errors are thrown.
 */
export async function exportFeed(
  { database, now, photos }: Pick<AppContext, "database" | "now" | "photos">,
  { branch, folder, allowShrink }: ExportChoices,
): Promise<ExportResult> {
  const { orm } = database;
  const moment = now();
  const last = await findLastExport(orm, branch);
  const { records, leftOut } = await readRecords(listLiveListings(orm, branch));
  const problem = findSizeProblem(branch, records.length, allowShrink ? 0 : (last?.homes ?? 0));
  if (problem !== null) return { ok: false, problem, isShrink: records.length > 0 };
  const name = buildFileName(branch, formatLondonTime(moment), last?.file ?? "");
  if (name === null) return { ok: false, problem: describeManyFiles(branch) };

  const { file, done } = await writeFeed(records, { folder, branch, name, moment, photos });
  const detail = { homes: records.length, leftOut: leftOut.length, file: name };
  await auditExport(orm, branch, detail, moment);
  const pictures = { ...done, missing: done.missing.size };
  const losses = records
    .filter((record) => record.losses.length > 0)
    .map((record) => ({ record: record.values["AGENT_REF"] ?? "", losses: record.losses }));
  return { ok: true, report: { file, homes: records.length, leftOut, losses, pictures } };
}

/** Writes the pictures, and then the file, which appears whole. */
export async function writeFeed(
  records: readonly ExportRecord[],
  {
    folder,
    branch,
    name,
    moment,
    photos,
  }: { folder: string; branch: string; name: string; moment: Date } & Pick<AppContext, "photos">,
) {
  await mkdir(folder, { recursive: true });
  const named = records.flatMap(({ pictures }) => pictures);
  const done = await writePictures(named, { folder, branch, photos });
  const values = records.map((record) => dropMissingPictures(record, done.missing));
  const file = join(folder, name);
  await writeAtomically(file, writeBlm(values, formatLondonTime(moment)));
  return { file, done };
}

/** A branch's homes as records, and those that a portal would refuse. */
export async function readRecords(
  batches: ReturnType<typeof listLiveListings>,
  heldBack?: HeldBack,
) {
  const records: ExportRecord[] = [];
  const leftOut: (ExportReport["leftOut"][number] & { id: string })[] = [];
  const references = new Set<string>();
  for await (const homes of batches) {
    for (const home of homes) {
      if (heldBack?.has(home.id)) continue;
      const record = toBlmRecord(home);
      const faults = findRecordFaults(record.values);
      const { AGENT_REF: reference = "" } = record.values;
      if (references.has(reference)) {
        faults.push({
          field: "AGENT_REF",
          reason: "is already used by another property in this file",
        });
      }
      references.add(reference);
      if (faults.length === 0) records.push(record);
      else leftOut.push({ id: home.id, record: home.agentRef, faults });
    }
  }
  return { records, leftOut };
}

export function findSizeProblem(branch: string, homes: number, before: number): string | null {
  if (homes === 0) {
    return `Branch ${branch} has no properties to send. An empty file would remove everything it has on the portal.`;
  }
  if (before < smallBranch || homes >= before * (1 - maxLostShare)) return null;
  return `Branch ${branch} would go from ${formatCount(before, "property", "properties")} in the last file to ${homes}. Check that this is right.`;
}

export function describeManyFiles(branch: string): string {
  return `Branch ${branch} has already sent 99 files today, which is the limit.`;
}

/** Returns `999999_2026112001.BLM`: date and sequence number. Null after 99 files in a day. */
export function buildFileName(branch: string, moment: string, last: string): string | null {
  const day = `${branch}_${moment.slice(0, 10).replaceAll("-", "")}`;
  const before = last.startsWith(day) ? Number(last.slice(day.length, day.length + 2)) : 0;
  return before >= 99 ? null : `${day}${String(before + 1).padStart(2, "0")}.BLM`;
}

function dropMissingPictures({ values, pictures }: ExportRecord, missing: ReadonlySet<string>) {
  const missingPictures = pictures.filter(({ stored }) => missing.has(stored));
  const blank = missingPictures.flatMap(({ field, captionField }) => [field, captionField]);
  return { ...values, ...Object.fromEntries(blank.map((field) => [field, ""])) };
}

import { formatCount, choosePlural } from "../../../domain/shared/formats/count.ts";
import { describeComplete, type FeedFigures } from "../../../domain/feeds/feed-file.ts";
import type { FeedDifference } from "../../../domain/feeds/feed-difference.ts";
import { foldReference } from "../../../domain/listings/fold-reference.ts";
import type { SkipKind } from "../blm/property-sub-types.ts";
import type { Finding } from "../blm/reading.ts";

export interface ImportReport extends Changes {
  branches: string[];
  /** Number of records in the file. */
  records: number;
  /** Homes in the file that are now stored. */
  taken: number;
  /** Of these, homes without a value that the file has for them. Reports from before there was this count have none. */
  incomplete?: number;
  /** Ids of viewings cancelled because their home is now let agreed or withdrawn. */
  cancelledViewings: string[];
  skipped: Partial<Record<SkipKind, number>>;
  refused: Finding[];
  warnings: Finding[];
  /** Warnings about the file as a whole. */
  fileWarnings: string[];
  /** What it does to each home that it changes, 500 of each kind at most. */
  differences: FeedDifference[];
}

/** What every page, the activity log and the command say of an import. */
export function countFigures(report: ImportReport): FeedFigures {
  const { records, taken, added, changed, unchanged, withdrawn, warnings, fileWarnings } = report;
  const { followed = 0, incomplete = 0, missing = withdrawn } = report;
  return {
    records,
    taken,
    added,
    changed,
    unchanged,
    withdrawn,
    missing,
    refused: countRefusedRecords(report),
    followed,
    incomplete,
    warnings: warnings.length + fileWarnings.length,
  };
}

/** A record can be refused for several reasons. */
export function countRefusedRecords({ refused }: Pick<ImportReport, "refused">): number {
  return new Set(refused.map(({ line }) => line)).size;
}

/** @param notTaken references of homes that the feed may not change */
export function countIncomplete(
  warnings: readonly Finding[],
  takenLines: ReadonlySet<number>,
  notTaken: readonly string[],
): number {
  const others = new Set(notTaken.map(foldReference));
  const incomplete = warnings.filter(
    ({ isLeftOut, line, record }) =>
      isLeftOut && takenLines.has(line) && !others.has(foldReference(record)),
  );
  return new Set(incomplete.map(({ line }) => line)).size;
}

/** Counts of stored listings. */
export interface Changes {
  added: number;
  /** Includes relisted ones, but none of a refused record. */
  changed: number;
  /** Of refused records: state or rent changed with them. Reports from before there was this count have none. */
  followed?: number;
  unchanged: number;
  withdrawn: number;
  /** Of these, homes that the file lacks. Reports from before there was this count have none. */
  missing?: number;
}

/** Formats the report for the terminal: counts first, then what an operator should check. */
export function formatReport(report: ImportReport): string[] {
  const { branches, followed } = report;
  const figures = countFigures(report);
  const { records, added, changed, unchanged, withdrawn, refused, warnings } = figures;
  const skipped = Object.entries(report.skipped).map(([kind, count]) => `${kind} ${count}`);
  const of = choosePlural(branches.length, "branch", "branches");
  return [
    `${formatCount(records, "record")} of ${of} ${branches.join(", ")}`,
    `imported ${describeComplete(figures)}: ${added} new, ${changed} changed, ${unchanged} unchanged`,
    `withdrawn ${withdrawn}`,
    ...formatCancelled(report),
    `skipped ${sum(report.skipped)}${skipped.length > 0 ? `: ${skipped.join(", ")}` : ""}`,
    `rejected ${refused}${followed ? `, of which ${followed} changed in state or rent` : ""}`,
    ...report.refused.map((finding) => `  rejected: ${format(finding)}`),
    `warnings ${warnings}`,
    ...report.fileWarnings.map((line) => `  warning: ${line}`),
    ...report.warnings.map((finding) => `  warning: ${format(finding)}`),
  ];
}

function formatCancelled({ cancelledViewings: ids }: ImportReport): string[] {
  if (ids.length === 0) return [];
  const what = formatCount(ids.length, "viewing");
  return [`cancelled ${what} at properties now let agreed or withdrawn: ${ids.join(", ")}`];
}

function format({ record, line, field, reason }: Finding): string {
  return `record ${record || "without AGENT_REF"}, line ${line}, ${field}: ${reason}`;
}

function sum(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}

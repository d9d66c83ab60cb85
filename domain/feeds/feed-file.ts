import { formatCount } from "../shared/formats/count.ts";

export const feedFileStates = [
  "reading",
  "checked",
  "held",
  "taken",
  "refused",
  "dropped",
] as const;
export type FeedFileState = (typeof feedFileStates)[number];

export const feedFileStateNames: Record<FeedFileState, string> = {
  reading: "Being read",
  checked: "Tested",
  held: "Held",
  taken: "Imported",
  refused: "Rejected",
  dropped: "Discarded",
};

export type FeedSource = "folder" | "address" | "upload" | "command";

export const feedSourceNames: Record<FeedSource, string> = {
  folder: "From the folder",
  address: "Fetched",
  upload: "Uploaded as a test",
  command: "By command",
};

/** What lists show of a file. */
export interface FeedFigures {
  records: number;
  taken: number;
  /** Of these, homes without a value that the file has for them. Files from before there was this count have none. */
  incomplete?: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** Of these, homes that the file lacks. Files from before there was this count have none. */
  missing?: number;
  /** Of a tested file: it lacks so many that only an admin may import it. */
  isShort?: boolean;
  /** Records. */
  refused: number;
  /** Refused ones whose state or rent changed all the same. Files from before there was this count have none. */
  followed?: number;
  warnings: number;
}

/** @example describeTaken(figures, true) // "2 of 3 imported, 1 of them with values left out" */
export function describeTaken(figures: FeedFigures, isDone: boolean): string {
  const { taken, records } = figures;
  return `${taken} of ${records} ${isDone ? "imported" : "would be imported"}${nameIncomplete(figures)}`;
}

/** @example describeComplete(figures) // "2, 1 of them with values left out" */
export function describeComplete(figures: FeedFigures): string {
  return `${figures.taken}${nameIncomplete(figures)}`;
}

function nameIncomplete({ incomplete = 0 }: FeedFigures): string {
  return incomplete > 0 ? `, ${incomplete} of them with values left out` : "";
}

/** What a reader of an import should look at, besides the properties that it changed. */
export function listProblems({ incomplete = 0, refused, warnings }: FeedFigures): string[] {
  const told = [
    incomplete > 0 && `${incomplete} with values left out`,
    refused > 0 && `${refused} rejected`,
    warnings > 0 && formatCount(warnings, "warning"),
  ];
  return told.filter((one) => one !== false);
}

/** @example describeRead(figures, "held") // "10 readable" */
export function describeRead({ taken }: FeedFigures, state: FeedFileState): string {
  return `${taken} ${state === "taken" ? "imported" : "readable"}`;
}

interface StandingFile {
  state: FeedFileState;
  figures: FeedFigures | null;
}

/** It lacks so many homes that it is half an export, unless an admin says otherwise. */
export function isShortFile({ state, figures }: StandingFile): boolean {
  return state === "held" || figures?.isShort === true;
}

/** What its button says. */
export function nameImport(file: StandingFile): string {
  const withdrawn = file.figures?.withdrawn ?? 0;
  if (!isShortFile(file)) return "Import file";
  return `Import file and withdraw ${formatCount(withdrawn, "property", "properties")}`;
}

/** @example describeWithdrawn(figures) // "8 live properties (3 missing from the file and 5 marked as off the market)" */
export function describeWithdrawn({
  withdrawn,
  missing = withdrawn,
}: Pick<FeedFigures, "withdrawn" | "missing">): string {
  const all = formatCount(withdrawn, "live property", "live properties");
  const marked = withdrawn - missing;
  return marked > 0
    ? `${all} (${missing} missing from the file and ${marked} marked as off the market)`
    : all;
}

/** A file may be taken while nobody has decided about it. */
export function needsRelistDecision(state: FeedFileState): boolean {
  return state === "checked" || state === "held";
}

/** As in `999999_2026112001.BLM`. Without a date a name says nothing of its branch. */
export const branchInName = String.raw`^([^_]+)_\d{8}`;

const branchForm = new RegExp(branchInName);

/** What files of one branch have in common, or else a file under the same name. */
export function nameSeries(name: string): string {
  return (branchForm.exec(name)?.[1] ?? name).toLowerCase();
}

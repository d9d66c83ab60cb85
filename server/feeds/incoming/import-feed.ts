import { getLondonDate } from "../../../domain/shared/dates.ts";
import { demoBranch } from "../../../domain/feeds/demo-branch.ts";
import { guards, type Shrink } from "../../../domain/feeds/shrink-guard.ts";
import { adoptReferences } from "./adopt-references.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact, transactAndRollBack } from "../../platform/database/transact.ts";
import { askAboutMissing } from "../feed-questions.ts";
import { blmOrigin } from "../../listings/listing-records.ts";
import { touchPhotos, listShownPhotos } from "../../photos/photos.ts";
import { type Actor, recordAudit } from "../../platform/submissions/record-audit.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { RentJump } from "./find-rent-jumps.ts";
import type { NamedHome } from "./live-homes.ts";
import { bringHomes, listWarnings, type Notes } from "./bring-homes.ts";
import type { LeftOut } from "./own-homes.ts";
import {
  countFigures,
  countIncomplete,
  countRefusedRecords,
  type ImportReport,
} from "./import-report.ts";
import { type OpenFeed, openFeed } from "./open-feed.ts";
import { type FeedContent, readListings } from "../blm/read-listings.ts";
import { lockBranches, type Replaced, replaceListings } from "./replace-listings.ts";
import { storePictures } from "./store-pictures.ts";
import type { AppContext } from "../../app-context.ts";
import type { Progress } from "../../platform/process/progress.ts";
import { endDemo } from "../../staff/demo-office.ts";
import { settleListingMoves } from "../../viewings/off-market/settle-listing-moves.ts";

export { formatReport } from "./import-report.ts";

export interface ImportChoices {
  /** Accept a file that lacks more of a branch's listings than the guard lets pass. */
  allowShrink: boolean;
  /** Share of a branch's live listings that the file may lack, by default half. */
  guard?: number;
  /** Do all of it, report it, and leave nothing behind but unused photos for a day. */
  isTrial?: boolean;
  /** The feed's name, by default that of BLM files. It never touches the homes of another origin. */
  origin?: string;
  /** By default whoever typed the command. */
  actor?: Actor;
  progress?: (progress: Progress) => void;
}

export type ImportResult = { ok: true; report: ImportReport; shrinks: Shrink[] } | ImportRefusal;

export interface ImportRefusal {
  ok: false;
  problem: string;
  /** If the guard held it: what it lacks. Somebody may let it pass. */
  shrinks?: Shrink[];
  /** Records of a file without a home to let. */
  records?: number;
}

/**
 * Imports a branch's listings from a BLM file or ZIP (`docs/feeds.md`), replacing all that the
 * branch has in one transaction. Photos are stored before it, so a failed import can leave unused
 * files for a day.
 * @returns a report, or the reason why nothing was changed. Database and disk errors are thrown.
 */
export async function importFeed(
  app: AppContext,
  path: string,
  choices: ImportChoices,
): Promise<ImportResult> {
  const opened = await openFeed(path);
  if (!opened.ok) return opened;
  try {
    return await takeFeed(app, opened.feed, choices);
  } finally {
    opened.feed.close();
  }
}

async function takeFeed(
  app: AppContext,
  { file, pictures }: OpenFeed,
  choices: ImportChoices,
): Promise<ImportResult> {
  const { allowShrink, isTrial = false, origin = blmOrigin, progress = () => {} } = choices;
  const { actor = "command line", guard = guards.attended } = choices;
  const { database, photos } = app;
  const records = file.records.length;
  const read = await readListings(file, getLondonDate(app.now()), (done) =>
    progress({ what: "records read", done, of: records }),
  );
  if (!read.ok) return read;
  const homes = read.content.ids.size;
  const empty = explainEmptyFeed(read.content);
  if (empty !== null) return { ok: false, problem: empty, records };

  const keeping = await createPhotoWriter(database, photos);
  const stored = await storePictures(read.content.pictures, pictures, keeping, (done, of) =>
    progress({ what: "photos stored", done, of }),
  );
  const { branches } = read.content;
  const moment = app.now();
  const notes: Notes = {
    warnings: [...read.content.warnings],
    takenLines: new Set(),
    absences: new Map(),
  };
  let written = 0;
  const note = () => progress({ what: "properties saved", done: ++written, of: homes });
  const run = async (tx: Transaction): Promise<ImportResult> => {
    const terms = { origin, now: moment, guard: allowShrink ? 1 : guard };
    await lockBranches(tx, branches);
    const content = await adoptReferences(tx, read.content);
    const { ids, refusedStates } = content;
    const brought = bringHomes(content, { stored, moment, notes, note });
    const replaced = await replaceListings(tx, { ...content, ...terms, homes: brought });
    if (!replaced.ok) return replaced;
    const isReal = replaced.changes.added > 0 && branches.some((one) => one !== demoBranch);
    if (isReal) await endDemo(app, tx, moment);
    await askAboutMissing(tx, replaced.asked, [...ids, ...refusedStates.keys()], moment);
    const cancelledViewings = await settleListingMoves(tx, app, replaced.history, {
      actor,
      at: moment,
      origin,
    });
    const warnings = listWarnings(notes, replaced);
    const done = { replaced, records, homes, cancelledViewings, takenLines: notes.takenLines };
    const report = buildReport(content, { ...done, warnings, fileWarnings: file.warnings });
    await auditImport(tx, actor, report);
    await notifyOffice(tx, { subject: "feed", id: null });
    return { ok: true, report, shrinks: replaced.shrinks };
  };
  return isTrial ? transactAndRollBack(database.orm, run) : transact(database.orm, run);
}

function describeRentJump({ agentRef, name, before, after }: RentJump): string {
  return `${agentRef}, ${name}: the rent has changed by more than half, from ${formatPounds(before)} to ${formatPounds(after)} a month. Check it.`;
}

function describeAsked({ agentRef, name }: NamedHome): string {
  return `${agentRef}, ${name}, is missing from the feed but stays because its tenancy is in progress. Decide in the office whether to withdraw it.`;
}

function describeLeftOut({ left, clashing, beingLet, undecided, barred }: LeftOut): string[] {
  return [
    ...left.map((one) => `${one} no longer belongs to this feed, so it was left unchanged.`),
    ...clashing.map(
      (one) =>
        `${one} was left out because a property in the office or another feed has this reference.`,
    ),
    ...beingLet.map(
      (one) =>
        `${one} stays let agreed because its tenancy is in progress, although the feed says it’s available.`,
    ),
    ...undecided.map(
      (one) =>
        `${one} stays let agreed although the feed says it’s available. Its tenancy fell through, so decide under Today what happens next.`,
    ),
    ...barred.map(
      (one) => `${one} stays withdrawn, whatever the feed says. See its landlord page.`,
    ),
  ];
}

function buildReport(
  { branches, skipped, refusals }: FeedContent,
  {
    replaced,
    records,
    homes,
    cancelledViewings,
    takenLines,
    warnings,
    fileWarnings,
  }: Pick<ImportReport, "records" | "cancelledViewings" | "warnings"> & {
    replaced: Replaced;
    homes: number;
    takenLines: ReadonlySet<number>;
    fileWarnings: readonly string[];
  },
): ImportReport {
  const { changes, left, clashing, asked, rentJumps, differences } = replaced;
  return {
    branches,
    records,
    taken: homes - left.length - clashing.length,
    incomplete: countIncomplete(warnings, takenLines, [...left, ...clashing]),
    ...changes,
    cancelledViewings,
    skipped: Object.fromEntries(skipped),
    refused: refusals,
    warnings: warnings.toSorted((a, b) => a.line - b.line),
    fileWarnings: [
      // First, as a short report shows some only, and these are public already.
      ...rentJumps.map(describeRentJump),
      ...describeLeftOut(replaced),
      ...asked.map(describeAsked),
      ...fileWarnings,
    ],
    differences,
  };
}

/** A file that says of its homes that none is to let is no empty one. */
function takesOffMarket({ skipped, refusedStates }: FeedContent): boolean {
  const states = [...refusedStates.values()];
  return (
    skipped.has("not offered") ||
    skipped.has("hidden") ||
    states.some(({ status }) => status === "let-agreed")
  );
}

/** Notes unused photos, which might otherwise be deleted before the listings' transaction. */
async function createPhotoWriter(
  { orm }: AppContext["database"],
  photos: AppContext["photos"],
): Promise<Pick<AppContext["photos"], "put">> {
  const safe = await listShownPhotos(orm);
  const note = async (name: string) => {
    if (!safe.has(name)) await touchPhotos(orm, [name]);
  };
  return { put: (bytes) => photos.put(bytes, note) };
}

/** Null for a feed with something to do. */
function explainEmptyFeed(content: FeedContent): string | null {
  const { ids, refusals, skipped } = content;
  if (ids.size > 0 || takesOffMarket(content)) return null;
  const passed = [...skipped.values()].reduce((total, count) => total + count, 0);
  const [first] = refusals;
  if (passed === 0 && !first) return "The file has no properties.";
  const refused = countRefusedRecords({ refused: refusals });
  const counts = `${passed} skipped, ${refused} rejected`;
  const why = first ? `, the first on line ${first.line}, ${first.field}: ${first.reason}` : "";
  return `The file has no properties to let (${counts}${why}).`;
}

async function auditImport(tx: Transaction, actor: Actor, report: ImportReport): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: "feed.imported",
    subject: "branch",
    subjectId: report.branches.join(","),
    detail: auditCounts(report),
  });
}

function auditCounts(report: ImportReport) {
  const figures = countFigures(report);
  const { records, taken, incomplete = 0, added, changed, unchanged } = figures;
  const { withdrawn, refused, warnings } = figures;
  const cancelledViewings = report.cancelledViewings.length;
  return {
    records,
    taken,
    incomplete,
    added,
    changed,
    unchanged,
    withdrawn,
    refusals: refused,
    warnings,
    cancelledViewings,
  };
}

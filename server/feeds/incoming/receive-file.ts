import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { and, eq, inArray, like, lt } from "drizzle-orm";
import type { FeedFigures, FeedSource } from "../../../domain/feeds/feed-file.ts";
import { guards } from "../../../domain/feeds/shrink-guard.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { blmOrigin } from "../../listings/listing-records.ts";
import type { Actor } from "../../platform/submissions/record-audit.ts";
import { feedFiles } from "../feed-tables.ts";
import { importFeed, type ImportChoices, type ImportResult } from "./import-feed.ts";
import { countFigures, type ImportReport } from "./import-report.ts";

export type FeedFile = typeof feedFiles.$inferSelect;
export interface ReceivedFile {
  source: FeedSource;
  /** Another file with the same is not received. */
  sourceKey: string | null;
  name: string;
  path: string;
  actor: Actor;
}

/** Files that the site keeps itself. Those in `FEED_DIR` are left alone. */
export function getFeedFolder({ config }: AppContext): string {
  return join(config.dataDir, "feed-files");
}

/** Notes a file that came. Null if it came before: another process may have been quicker. */
export async function noteFile(
  { database, now }: AppContext,
  { actor, ...file }: ReceivedFile,
): Promise<FeedFile | null> {
  const receivedBy = typeof actor === "string" ? actor : actor.staffId;
  const [row] = await database.orm
    .insert(feedFiles)
    .values({ ...file, origin: blmOrigin, state: "reading", receivedAt: now(), receivedBy })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/**
 * Notes bytes that came. What came before from the same place and still stands there, held, looked at
 * or refused, is that file tried once more: the list has it once.
 */
export async function noteContent(
  app: AppContext,
  bytes: Uint8Array,
  { actor, ...file }: Omit<ReceivedFile, "sourceKey">,
): Promise<FeedFile | null> {
  const { orm } = app.database;
  const hash = createHash("sha256").update(bytes).digest("hex");
  const [standing] = await orm
    .select()
    .from(feedFiles)
    .where(
      and(
        eq(feedFiles.source, file.source),
        like(feedFiles.sourceKey, `${hash} %`),
        inArray(feedFiles.state, ["checked", "held", "refused"]),
      ),
    )
    .limit(1);
  if (!standing) {
    return noteFile(app, { ...file, actor, sourceKey: `${hash} ${app.now().toISOString()}` });
  }
  const [again] = await orm
    .update(feedFiles)
    .set({
      ...file,
      state: "reading",
      receivedAt: app.now(),
      receivedBy: typeof actor === "string" ? actor : actor.staffId,
    })
    // Somebody may decide about it meanwhile.
    .where(and(eq(feedFiles.id, standing.id), eq(feedFiles.state, standing.state)))
    .returning();
  if (!again) return null;
  await forgetFile(app, standing);
  return again;
}

/** Reads a file as an import would, and changes nothing. What it would do is its report. */
export async function checkFile(app: AppContext, file: FeedFile): Promise<void> {
  await tryFile(app, file, async () => {
    const result = await runImport(app, file, { allowShrink: true, isTrial: true, actor: "job" });
    if (!result.ok) return toRefusal(result, "refused");
    return { ...toTested(result), problem: null };
  });
}

/** Nobody waits for a test, so it is never held. How short it is stands in its figures. */
function toTested({ report, shrinks }: ImportResult & { ok: true }): Partial<Settled> {
  const figures = { ...countFigures(report), isShort: shrinks.length > 0 };
  return { report, figures, state: "checked" };
}

/** Imports a file, unless the guard holds it: then somebody is asked. */
export async function takeFile(
  app: AppContext,
  file: FeedFile,
  { actor, allowShrink = false }: { actor: Actor; allowShrink?: boolean },
): Promise<void> {
  await tryFile(app, file, async () => {
    const result = await runImport(app, file, {
      actor,
      allowShrink,
      guard: guards.unattended,
    });
    if (result.ok) {
      await passOverEarlier(app, file, result.report.branches);
      return { ...toTaken(result.report), state: "taken", problem: null };
    }
    if (!result.shrinks) return toRefusal(result, isEmptyFeed(file, result) ? "held" : "refused");
    const trial = await runImport(app, file, { allowShrink: true, isTrial: true, actor: "job" });
    // A test became short since, by what was imported meanwhile.
    if (trial.ok && isTest(file)) return { ...toTested(trial), problem: result.problem };
    const report = trial.ok ? toTaken(trial.report) : {};
    return { ...report, state: "held", problem: result.problem };
  });
}

/** Nobody need decide any more about what a later file of the same branches has overtaken. */
async function passOverEarlier(
  app: AppContext,
  file: FeedFile,
  branches: readonly string[],
): Promise<void> {
  const { orm } = app.database;
  const held = await orm
    .select()
    .from(feedFiles)
    .where(and(eq(feedFiles.state, "held"), lt(feedFiles.receivedAt, file.receivedAt)));
  for (const one of held) {
    const isOf = (one.report?.branches ?? []).every((branch) => branches.includes(branch));
    if (!isOf || one.origin !== file.origin) continue;
    const passed = {
      state: "dropped" as const,
      problem: "A later file was imported instead.",
      path: null,
    };
    await orm
      .update(feedFiles)
      .set(passed)
      .where(and(eq(feedFiles.id, one.id), eq(feedFiles.state, "held")));
    await forgetFile(app, one);
  }
}

/** A file without homes that nobody sent by hand: something is wrong where it comes from. */
function isEmptyFeed(file: FeedFile, result: ImportResult & { ok: false }): boolean {
  return result.records !== undefined && !isTest(file);
}

/** What somebody uploads is tested, and imported only when they say so of its report. */
export function isTest({ source }: Pick<FeedFile, "source">): boolean {
  return source === "upload";
}

function runImport(app: AppContext, file: FeedFile, choices: ImportChoices): Promise<ImportResult> {
  if (file.path === null) {
    return Promise.resolve({ ok: false, problem: "We no longer have this file. Send it again." });
  }
  return importFeed(app, file.path, { ...choices, origin: file.origin });
}

type Settled = Partial<typeof feedFiles.$inferInsert> & { problem: string | null };

/** Whatever happens is written to the file's row: it never stays `reading`. */
async function tryFile(
  app: AppContext,
  file: FeedFile,
  work: () => Promise<Settled>,
): Promise<void> {
  let settled: Settled;
  try {
    settled = await work();
  } catch (error) {
    app.log.error({ err: error, file: file.id }, "Feed import failed");
    settled = {
      state: "refused",
      problem: "The import failed. See the log for the reason, then retry the file.",
    };
  }
  await app.database.orm.update(feedFiles).set(settled).where(eq(feedFiles.id, file.id));
  await notifyOffice(app.database.orm, { subject: "feed", id: file.id });
}

function toRefusal(
  { problem, records }: ImportResult & { ok: false },
  state: "held" | "refused",
): Settled {
  const figures = records === undefined ? null : { ...noFigures, records };
  return { state, problem, figures, report: null };
}

function toTaken(report: ImportReport): Partial<Settled> {
  return { report, figures: countFigures(report) };
}

export const noFigures: FeedFigures = {
  records: 0,
  taken: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 0,
  warnings: 0,
};

/** Deletes a file that the site keeps itself, in a folder of its own. */
export async function forgetFile(app: AppContext, file: FeedFile): Promise<void> {
  if (!file.path?.startsWith(getFeedFolder(app))) return;
  await rm(dirname(file.path), { recursive: true, force: true });
}

/** What a command imported is listed with the others. A file that it could not take is the same row once it can. */
export async function noteImport(
  { database, now }: AppContext,
  name: string,
  result: ImportResult,
): Promise<void> {
  const settled = result.ok
    ? { ...toTaken(result.report), state: "taken" as const, problem: null }
    : { ...toRefusal(result, "refused"), state: "refused" as const };
  const receivedAt = now();
  const from = { origin: blmOrigin, source: "command" as const, receivedBy: "command line" };
  const [standing] = await database.orm
    .update(feedFiles)
    .set({ receivedAt, figures: null, report: null, ...settled })
    .where(
      and(
        eq(feedFiles.source, from.source),
        eq(feedFiles.name, name),
        eq(feedFiles.state, "refused"),
      ),
    )
    .returning({ id: feedFiles.id });
  if (!standing)
    await database.orm.insert(feedFiles).values({ ...from, name, receivedAt, ...settled });
}

import { and, desc, eq, inArray } from "drizzle-orm";
import { describeLetAgreed, type Portal } from "../../domain/feeds/portal.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import type { AppContext } from "../app-context.ts";
import { listings } from "../listings/listing-tables.ts";
import { whereShown } from "../listings/listings.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { toPortalReference } from "./blm-from-listing.ts";
import { listTaken } from "./compare-portals.ts";
import { findSizeProblem } from "./export-feed.ts";
import {
  type FeedChannel,
  findChannels,
  listChannelNames,
  namePortalChannel,
} from "./feed-channels.ts";
import { listFeedQuestions } from "./feed-questions.ts";
import { feedFiles } from "./feed-tables.ts";
import { listAcceptedFiles, type PortalFile } from "./send-to-portal.ts";

export type Shower = Pick<AppContext, "database" | "config" | "now">;

/** What lists show of a file: its report is long. */
const listed = {
  id: feedFiles.id,
  source: feedFiles.source,
  name: feedFiles.name,
  state: feedFiles.state,
  problem: feedFiles.problem,
  figures: feedFiles.figures,
  receivedAt: feedFiles.receivedAt,
};

export const filesAtOnce = 50;

export async function listFeedFiles(db: Queryable, page: number, limit = filesAtOnce) {
  return db
    .select(listed)
    .from(feedFiles)
    .orderBy(desc(feedFiles.receivedAt), desc(feedFiles.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export type ListedFile = Awaited<ReturnType<typeof listFeedFiles>>[number];

export function showFile({ receivedAt, ...file }: ListedFile, now: Date) {
  return { ...file, at: formatMoment(receivedAt, now) };
}

export function countFeedFiles(db: Queryable): Promise<number> {
  return db.$count(feedFiles);
}

export function listHeldFiles(db: Queryable) {
  return db
    .select({ ...listed, hasReport: feedFiles.report })
    .from(feedFiles)
    .where(eq(feedFiles.state, "held"))
    .orderBy(desc(feedFiles.receivedAt));
}

/** The page of the feeds, whole. */
export async function showFeeds(app: Shower, uploaded: string) {
  const { orm } = app.database;
  const now = app.now();
  const [files, total, held, questions, live, channels] = await Promise.all([
    listFeedFiles(orm, 1, 5),
    countFeedFiles(orm),
    listHeldFiles(orm),
    listFeedQuestions(orm),
    listLiveHomes(orm),
    findChannels(orm),
  ]);
  const last = await findLastTaken(orm);
  const checked = isUuid(uploaded) ? await findChecked(orm, uploaded) : null;
  const names = listChannelNames(app.config);
  const portals = await Promise.all(
    app.config.portals.map((portal) => showPortal(app, portal, live, channels)),
  );
  const pausers = await nameStaff(
    orm,
    [...channels.values()].map(({ pausedBy }) => pausedBy),
  );
  return {
    sources: (["folder", "address"] as const)
      .filter((name) => names.includes(name))
      .map((name) => showChannel(name, channels.get(name), pausers, now)),
    isPaused: names.length > 0 && names.every((name) => channels.get(name)?.pausedAt),
    hasChannels: names.length > 0,
    files: files.map((file) => showFile(file, now)),
    total,
    held: held.map(({ hasReport, ...file }) => ({
      ...showFile(file, now),
      mayBeTaken: hasReport !== null,
      liveHomes: live.length,
    })),
    lastRecords: last?.figures?.records ?? null,
    report: last && { ...showFile(last, now), report: last.report },
    checked: checked && showFile(checked, now),
    questions: questions.map(({ askedAt, ...home }) => ({
      ...home,
      asked: formatMoment(askedAt, now),
    })),
    portals: portals.map((portal) => ({
      ...portal,
      pausedBy: pausers.get(portal.pausedById ?? "") ?? null,
    })),
  };
}

async function findLastTaken(db: Queryable) {
  const [last] = await db
    .select({ ...listed, report: feedFiles.report })
    .from(feedFiles)
    .where(eq(feedFiles.state, "taken"))
    .orderBy(desc(feedFiles.receivedAt))
    .limit(1);
  return last ?? null;
}

async function findChecked(db: Queryable, id: string): Promise<ListedFile | null> {
  const [file] = await db
    .select(listed)
    .from(feedFiles)
    .where(and(eq(feedFiles.id, id), eq(feedFiles.source, "upload")));
  return file ?? null;
}

export async function nameStaff(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null && isUuid(id)).map(String);
  if (known.length === 0) return new Map();
  const { id, name } = staff;
  const rows = await db.select({ id, name }).from(staff).where(inArray(id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}

function showChannel(
  name: "folder" | "address",
  channel: FeedChannel | undefined,
  pausers: ReadonlyMap<string, string>,
  now: Date,
) {
  return {
    name,
    problem: channel?.problem ?? null,
    tried: channel?.triedAt ? formatMoment(channel.triedAt, now) : null,
    next: channel?.dueAt && !channel.pausedAt ? formatMoment(channel.dueAt, now) : null,
    isPaused: channel?.pausedAt != null,
    pausedBy: pausers.get(channel?.pausedBy ?? "") ?? null,
    reason: channel?.pauseReason || null,
  };
}

interface LiveHome {
  id: string;
  branchId: string;
  name: string;
  outcode: string;
  reference: string;
  letAgreedOn: string | null;
}

async function listLiveHomes(db: Queryable): Promise<LiveHome[]> {
  const { id, name, outcode, branchId, agentRef, letAgreedAt } = listings;
  const rows = await db
    .select({ id, name, outcode, branchId, agentRef, letAgreedAt })
    .from(listings)
    .where(whereShown)
    .orderBy(name, id);
  return rows.map((row) => ({
    id: row.id,
    branchId: row.branchId,
    name: row.name,
    outcode: row.outcode,
    reference: toPortalReference(row),
    letAgreedOn: row.letAgreedAt && getLondonDate(row.letAgreedAt),
  }));
}

/** A home at a portal: what stands in its way, if anything. */
export interface PortalHome {
  id: string;
  name: string;
  reference: string;
  state: "there" | "refused" | "left-out" | "not-sent";
  notes: string[];
}

function listPortalHomes(
  live: readonly LiveHome[],
  files: readonly PortalFile[],
  today: string,
): PortalHome[] {
  const taken = new Set(listTaken(files));
  const refusals = new Map(
    files.flatMap(({ refused }) => refused.map((one) => [one.reference, one.reason])),
  );
  const leftOut = new Map(
    files.flatMap(({ leftOut: out }) => out.map((one) => [one.id, one.faults])),
  );
  return live.map(({ id, name, outcode, reference, letAgreedOn }) => {
    const refusal = refusals.get(reference);
    const faults = leftOut.get(id);
    const late = describeLetAgreed(letAgreedOn, today);
    const state = taken.has(reference)
      ? "there"
      : refusal !== undefined
        ? "refused"
        : faults
          ? "left-out"
          : "not-sent";
    const notes = [
      refusal !== undefined && `Refused there: ${refusal}`,
      ...(faults ?? []).map(({ field, reason }) => `Left out: ${field} ${reason}`),
      late,
    ].filter((note) => typeof note === "string");
    return { id, name: `${name}, ${outcode}`, reference, state, notes };
  });
}

const mostNotes = 6;

async function showPortal(
  app: Shower,
  portal: Portal,
  live: readonly LiveHome[],
  channels: ReadonlyMap<string, FeedChannel>,
) {
  const now = app.now();
  const files = await listAcceptedFiles(app.database.orm, portal.id);
  const homes = listPortalHomes(live, files, getLondonDate(now));
  const channel = channels.get(namePortalChannel(portal.id));
  const sentAt = files.map(({ answeredAt }) => answeredAt?.getTime() ?? 0);
  const refused = homes.filter(({ state }) => state === "refused" || state === "left-out").length;
  const noted = homes.filter(({ notes }) => notes.length > 0);
  return {
    id: portal.id,
    name: portal.name,
    there: homes.filter(({ state }) => state === "there").length,
    wanted: homes.length,
    refused,
    sent: files.length === 0 ? null : formatMoment(new Date(Math.max(...sentAt)), now),
    next: channel?.dueAt ? formatMoment(channel.dueAt, now) : null,
    problem: channel?.problem ?? null,
    failures: channel?.failures ?? 0,
    isPaused: channel?.pausedAt != null,
    pausedById: channel?.pausedBy ?? null,
    reason: channel?.pauseReason || null,
    isShrunk: files.some((file) => isShrunk(file, live)),
    homes: noted.slice(0, mostNotes),
    more: Math.max(0, noted.length - mostNotes),
    comparison: channel?.comparison ?? null,
    compared: channel?.comparedAt ? formatMoment(channel.comparedAt, now) : null,
  };
}

/** Whether the next file waits for somebody, as it would take many homes off the portal. */
function isShrunk({ branchId, homes, leftOut }: PortalFile, live: readonly LiveHome[]): boolean {
  const out = new Set(leftOut.map(({ id }) => id));
  const now = live.filter((home) => home.branchId === branchId && !out.has(home.id)).length;
  return now > 0 && findSizeProblem(branchId, now, homes.length) !== null;
}

/** One portal with every home, and the files that went there. */
export async function showPortalHomes(app: Shower, portal: Portal) {
  const { orm } = app.database;
  const live = await listLiveHomes(orm);
  const channels = await findChannels(orm);
  const files = await listAcceptedFiles(orm, portal.id);
  const shown = await showPortal(app, portal, live, channels);
  const names = await nameStaff(orm, [shown.pausedById]);
  return {
    ...shown,
    pausedBy: names.get(shown.pausedById ?? "") ?? null,
    homes: listPortalHomes(live, files, getLondonDate(app.now())),
  };
}

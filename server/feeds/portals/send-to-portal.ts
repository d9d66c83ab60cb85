import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Portal } from "../../../domain/feeds/portal.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import type { ExportRecord } from "../blm/blm-from-listing.ts";
import {
  buildFileName,
  describeManyFiles,
  findSizeProblem,
  readRecords,
  writeFeed,
} from "./export-feed.ts";
import { listLiveBranches, listLiveListings } from "./export-listings.ts";
import {
  claimChannel,
  triggerFeedsNow,
  namePortalChannel,
  releaseChannel,
} from "../feed-channels.ts";
import { portalFiles } from "../feed-tables.ts";
import { formatLondonTime } from "../london-moment.ts";
import { listHeldBack } from "./portal-holds.ts";
import { openPortalPlace, type PortalPlace } from "./portal-place.ts";

export type PortalFile = typeof portalFiles.$inferSelect;

/** Sends a portal what has changed since the last file that it accepted, when it is its turn. */
export async function sendToPortal(app: AppContext, portal: Portal): Promise<void> {
  const channel = await claimChannel(app, namePortalChannel(portal.id));
  if (!channel) return;
  const problem = await sendBranches(app, portal, false).catch((error: unknown) => {
    app.log.error({ err: error, portal: portal.id }, "Portal upload failed");
    return "Sending failed. See the log for the reason.";
  });
  const everyMinutes = app.config.portalEveryMinutes;
  await releaseChannel(app, channel, { problem, everyMinutes });
}

/** A branch without homes is told, not sent: an empty file would take all it has off the portal. */
async function sendBranches(
  app: AppContext,
  portal: Portal,
  allowShrink: boolean,
): Promise<string | null> {
  const { orm } = app.database;
  const live = await listLiveBranches(orm);
  const before = await listSentBranches(orm, portal.id);
  const problems: string[] = [];
  for (const branch of new Set([...live, ...before])) {
    const problem = await sendBranch(app, portal, branch, allowShrink);
    if (problem !== null) problems.push(problem);
  }
  return problems.length === 0 ? null : problems.join(" ");
}

async function listSentBranches(db: Queryable, portal: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ branch: portalFiles.branchId })
    .from(portalFiles)
    .where(and(eq(portalFiles.portal, portal), eq(portalFiles.state, "accepted")));
  return rows.map(({ branch }) => branch);
}

/** @returns what stands in the way */
async function sendBranch(
  app: AppContext,
  portal: Portal,
  branch: string,
  allowShrink: boolean,
): Promise<string | null> {
  const { orm } = app.database;
  const heldBack = await listHeldBack(orm, portal.id, app.now());
  const { records, leftOut } = await readRecords(listLiveListings(orm, branch), heldBack);
  const fingerprint = getFingerprint(records);
  const place = openPortalPlace(app, portal);
  const accepted = await findAccepted(orm, place, portal, branch);
  const isSame = accepted?.fingerprint === fingerprint && !isRefusalOld(accepted, app.now());
  if (isSame && accepted) return noteUnsent(orm, accepted, { records, leftOut });
  // The guard asks after homes that went without anybody's saying so.
  const former = accepted?.homes.filter(({ id }) => !heldBack.has(id)) ?? [];
  const before = allowShrink ? 0 : former.length;
  if (records.length === 0 && !accepted) return null;
  const problem = findSizeProblem(branch, records.length, before);
  if (problem !== null) return problem;
  const moment = app.now();
  const last = await findLastFile(orm, portal.id, branch);
  const name = buildFileName(branch, formatLondonTime(moment), last?.name ?? "");
  if (name === null) return describeManyFiles(branch);

  const [row] = await orm
    .insert(portalFiles)
    .values({
      portal: portal.id,
      branchId: branch,
      name,
      fingerprint,
      homes: listHomes(records),
      leftOut: leftOut.map(({ id, faults }) => ({ id, faults })),
      state: "sending",
      createdAt: moment,
    })
    .returning();
  if (!row) throw new Error("A portal's file was not noted.");
  const { folder } = place;
  await writeFeed(records, { folder, branch, name, moment, photos: app.photos });
  return handOver(app, portal, place, row);
}

/** The last file that the portal took, with what it has said of it since. */
async function findAccepted(
  db: Queryable,
  place: PortalPlace,
  portal: Portal,
  branch: string,
): Promise<PortalFile | null> {
  const accepted = await findLastFile(db, portal.id, branch, "accepted");
  const refused = accepted && (await place.readRefused(accepted.name));
  if (!accepted || !refused) return accepted;
  await db.update(portalFiles).set({ refused }).where(eq(portalFiles.id, accepted.id));
  return { ...accepted, refused };
}

const dayMs = 86_400_000;

/** A portal that did not know a postcode may have learnt it since: it gets the home again. */
function isRefusalOld({ refused, createdAt }: PortalFile, now: Date): boolean {
  return refused.length > 0 && now.getTime() - createdAt.getTime() >= dayMs;
}

function listHomes(records: readonly ExportRecord[]): PortalFile["homes"] {
  return records.map(({ id, values, losses }) => {
    const home = { id, reference: values["AGENT_REF"] ?? "" };
    return losses.length > 0 ? { ...home, losses } : home;
  });
}

/** The file may be old while its homes are the same: what it lacks is as of now. */
async function noteUnsent(
  db: Queryable,
  { id }: PortalFile,
  {
    records,
    leftOut,
  }: { records: readonly ExportRecord[]; leftOut: readonly PortalFile["leftOut"][number][] },
): Promise<null> {
  const now = leftOut.map((one) => ({ id: one.id, faults: one.faults }));
  const lacks = { homes: listHomes(records), leftOut: now };
  await db.update(portalFiles).set(lacks).where(eq(portalFiles.id, id));
  return null;
}

async function handOver(
  app: AppContext,
  portal: Portal,
  place: PortalPlace,
  { id, branchId, name, homes, leftOut }: PortalFile,
): Promise<string | null> {
  const sent = await place.send(branchId, name);
  const answeredAt = app.now();
  await transact(app.database.orm, async (tx) => {
    const settled = sent.ok
      ? { state: "accepted" as const, refused: sent.refused, problem: null }
      : { state: "failed" as const, problem: sent.problem };
    await tx
      .update(portalFiles)
      .set({ ...settled, answeredAt })
      .where(eq(portalFiles.id, id));
    if (!sent.ok) return;
    await recordAudit(tx, {
      actor: "job",
      action: "feed.sent",
      subject: "feed-channel",
      subjectId: namePortalChannel(portal.id),
      detail: { file: name, homes: homes.length, leftOut: leftOut.length },
    });
  });
  return sent.ok ? null : sent.problem;
}

/** Of what is said of the homes, but for the time of the file. */
function getFingerprint(records: readonly ExportRecord[]): string {
  const hash = createHash("sha256");
  for (const { values, pictures } of records) {
    hash.update(JSON.stringify([values, pictures.map(({ stored }) => stored)]));
  }
  return hash.digest("base64url");
}

export async function findLastFile(
  db: Queryable,
  portal: string,
  branch: string,
  state?: PortalFile["state"],
): Promise<PortalFile | null> {
  const of = and(eq(portalFiles.portal, portal), eq(portalFiles.branchId, branch));
  const [row] = await db
    .select()
    .from(portalFiles)
    .where(and(of, state && eq(portalFiles.state, state)))
    .orderBy(desc(portalFiles.createdAt), desc(portalFiles.name))
    .limit(1);
  return row ?? null;
}

/** The last that each branch has had accepted: what the portal should show by now. */
export async function listAcceptedFiles(db: Queryable, portal: string): Promise<PortalFile[]> {
  const branches = await listSentBranches(db, portal);
  const files = await Promise.all(
    branches.map((branch) => findLastFile(db, portal, branch, "accepted")),
  );
  return files.filter((file) => file !== null);
}

/** Somebody says that so many homes are to go. */
export async function sendShrunk(
  app: AppContext,
  actor: StaffActor,
  portal: Portal,
): Promise<string | null> {
  const name = namePortalChannel(portal.id);
  // Whether it is its turn does not matter, but another process may be at it.
  await triggerFeedsNow(app, actor, [name]);
  const channel = await claimChannel(app, name);
  if (!channel) return "Sending is paused or already in progress. Try again in a minute.";
  await recordAudit(app.database.orm, {
    actor,
    action: "feed.shrink-sent",
    subject: "feed-channel",
    subjectId: name,
  });
  const problem = await sendBranches(app, portal, true);
  await releaseChannel(app, channel, { problem, everyMinutes: app.config.portalEveryMinutes });
  return problem;
}

import { and, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import { findRetryTime } from "../../domain/feeds/portal.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { feedChannels, portalFiles } from "./feed-tables.ts";

export type FeedChannel = typeof feedChannels.$inferSelect;

export function namePortalChannel(portalId: string): string {
  return `portal ${portalId}`;
}

/** Those that the settings name. */
export function listChannelNames({ feedDir, feedUrl, portals }: AppContext["config"]): string[] {
  return [
    ...(feedDir === null ? [] : ["folder"]),
    ...(feedUrl === null ? [] : ["address"]),
    ...portals.map(({ id }) => namePortalChannel(id)),
  ];
}

export async function findChannels(db: Queryable): Promise<Map<string, FeedChannel>> {
  const rows = await db.select().from(feedChannels);
  return new Map(rows.map((row) => [row.name, row]));
}

/** One process at a time works on a channel, for so long at most. */
const busyMinutes = 30;

/** Null unless it is the channel's turn, nobody has paused it and no other process is at it. */
export async function claimChannel(
  { database: { orm }, now }: AppContext,
  name: string,
): Promise<FeedChannel | null> {
  const at = now();
  const { pausedAt, dueAt, busyUntil } = feedChannels;
  await orm.insert(feedChannels).values({ name }).onConflictDoNothing();
  const [claimed] = await orm
    .update(feedChannels)
    .set({ busyUntil: new Date(at.getTime() + busyMinutes * 60_000) })
    .where(
      and(
        eq(feedChannels.name, name),
        isNull(pausedAt),
        or(isNull(dueAt), lte(dueAt, at)),
        or(isNull(busyUntil), lte(busyUntil, at)),
      ),
    )
    .returning();
  return claimed ?? null;
}

/** What came of its turn, and when the next is. */
export async function releaseChannel(
  { database: { orm }, now }: AppContext,
  channel: FeedChannel,
  {
    problem,
    everyMinutes,
    ...marks
  }: {
    problem: string | null;
    everyMinutes: number;
    etag?: string | null;
    lastModified?: string | null;
  },
): Promise<void> {
  const at = now();
  const failures = problem === null ? 0 : channel.failures + 1;
  const next = new Date(at.getTime() + everyMinutes * 60_000);
  const dueAt = problem === null ? next : findRetryTime(failures, at);
  await orm
    .update(feedChannels)
    .set({ ...marks, problem, failures, dueAt, triedAt: at, busyUntil: null })
    .where(eq(feedChannels.name, channel.name));
  await notifyOffice(orm, { subject: "feed", id: null });
}

/** Its turn is now, and what it said last time does not count. */
export async function triggerFeedsNow(
  { database, now }: AppContext,
  actor: StaffActor,
  names: readonly string[],
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await tx
      .update(feedChannels)
      .set({ dueAt: now(), etag: null, lastModified: null })
      .where(inArray(feedChannels.name, [...names]));
    // What a portal refused goes there once more, though nothing of it has changed.
    await tx
      .update(portalFiles)
      .set({ fingerprint: "" })
      .where(
        and(
          inArray(sql`'portal ' || ${portalFiles.portal}`, [...names]),
          ne(portalFiles.refused, []),
        ),
      );
    await auditChannels(tx, actor, "feed.hurried", names);
  });
}

export async function pauseChannels(
  { database, now }: AppContext,
  actor: StaffActor,
  names: readonly string[],
  reason: string,
): Promise<void> {
  const paused = {
    pausedAt: now(),
    pausedBy: actor.staffId,
    pauseReason: reason.trim().slice(0, 200),
  };
  await transact(database.orm, async (tx) => {
    for (const name of names) {
      await tx
        .insert(feedChannels)
        .values({ name, ...paused })
        .onConflictDoUpdate({
          target: feedChannels.name,
          set: paused,
          setWhere: isNull(feedChannels.pausedAt),
        });
    }
    await auditChannels(tx, actor, "feed.paused", names);
  });
}

export async function resumeChannels(
  { database, now }: AppContext,
  actor: StaffActor,
  names: readonly string[],
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await tx
      .update(feedChannels)
      .set({ pausedAt: null, pausedBy: null, pauseReason: null, dueAt: now() })
      .where(inArray(feedChannels.name, [...names]));
    await auditChannels(tx, actor, "feed.resumed", names);
  });
}

async function auditChannels(
  tx: Queryable,
  actor: StaffActor,
  action: AuditAction,
  names: readonly string[],
): Promise<void> {
  for (const subjectId of names) {
    await recordAudit(tx, { actor, action, subject: "feed-channel", subjectId });
  }
  await notifyOffice(tx, { subject: "feed", id: null });
}

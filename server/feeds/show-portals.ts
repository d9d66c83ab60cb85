import { describeLetAgreed, type Portal } from "../../domain/feeds/portal.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import type { AppContext } from "../app-context.ts";
import { listings } from "../listings/listing-tables.ts";
import { whereShown } from "../listings/listings.ts";
import type { Queryable } from "../platform/database/client.ts";
import { toPortalReference } from "./blm-from-listing.ts";
import { listTaken } from "./compare-portals.ts";
import { findSizeProblem } from "./export-feed.ts";
import { type FeedChannel, findChannels, namePortalChannel } from "./feed-channels.ts";
import { listAcceptedFiles, type PortalFile } from "./send-to-portal.ts";
import { nameStaff } from "./show-files.ts";

export type Shower = Pick<AppContext, "database" | "config" | "now">;

export interface LiveHome {
  id: string;
  branchId: string;
  name: string;
  outcode: string;
  reference: string;
  letAgreedOn: string | null;
}

export async function listLiveHomes(db: Queryable): Promise<LiveHome[]> {
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

export async function showPortal(
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
    isPaused: (channel?.pausedAt ?? null) !== null,
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

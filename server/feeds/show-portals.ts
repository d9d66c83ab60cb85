import { describeLetAgreed, type Portal } from "../../domain/feeds/portal.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import type { AppContext } from "../app-context.ts";
import { listings } from "../listings/listing-tables.ts";
import { whereShown } from "../listings/listings.ts";
import type { Queryable } from "../platform/database/client.ts";
import { nameStaff } from "../staff/name-staff.ts";
import { toPortalReference } from "./blm-from-listing.ts";
import { listTaken } from "./compare-portals.ts";
import { findSizeProblem } from "./export-feed.ts";
import { type FeedChannel, findChannels, namePortalChannel } from "./feed-channels.ts";
import { type HeldBack, listHeldBack } from "./portal-holds.ts";
import { listAcceptedFiles, type PortalFile } from "./send-to-portal.ts";

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
  /** `leaving`: it is there still, and goes with the next file. */
  state: "there" | "refused" | "left-out" | "not-sent" | "held-back" | "leaving";
  notes: string[];
}

function listPortalHomes(
  live: readonly LiveHome[],
  files: readonly PortalFile[],
  heldBack: HeldBack,
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
    const home = { id, name: `${name}, ${outcode}`, reference };
    const isThere = taken.has(reference);
    const held = heldBack.get(id);
    if (held !== undefined) {
      return { ...home, state: isThere ? "leaving" : "held-back", notes: [held.reason] };
    }
    const refusal = refusals.get(reference);
    const faults = leftOut.get(id);
    const state = isThere
      ? "there"
      : refusal !== undefined
        ? "refused"
        : faults
          ? "left-out"
          : "not-sent";
    const notes = [
      refusal !== undefined && `Refused there: ${refusal}`,
      ...(faults ?? []).map(({ field, reason }) => `Left out: ${field} ${reason}`),
      describeLetAgreed(letAgreedOn, today),
    ].filter((note) => typeof note === "string");
    return { ...home, state, notes };
  });
}

/** Homes that are to be there. */
function listWantedHomes(homes: readonly PortalHome[]): PortalHome[] {
  return homes.filter(({ state }) => state !== "held-back" && state !== "leaving");
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
  const heldBack = await listHeldBack(app.database.orm, portal.id, now);
  const homes = listPortalHomes(live, files, heldBack, getLondonDate(now));
  const channel = channels.get(namePortalChannel(portal.id));
  const sentAt = files.map(({ answeredAt }) => answeredAt?.getTime() ?? 0);
  const refused = homes.filter(({ state }) => state === "refused" || state === "left-out").length;
  // What left as it is let agreed is as it should be: only the list of all homes says so.
  const noted = homes.filter(
    ({ id, state, notes }) =>
      notes.length > 0 && !(state === "held-back" && heldBack.get(id)?.isLetAgreed),
  );
  return {
    id: portal.id,
    name: portal.name,
    there: homes.filter(({ state }) => state === "there").length,
    wanted: listWantedHomes(homes).length,
    refused,
    sent: files.length === 0 ? null : formatMoment(new Date(Math.max(...sentAt)), now),
    next: channel?.dueAt ? formatMoment(channel.dueAt, now) : null,
    problem: channel?.problem ?? null,
    failures: channel?.failures ?? 0,
    isPaused: (channel?.pausedAt ?? null) !== null,
    pausedById: channel?.pausedBy ?? null,
    reason: channel?.pauseReason || null,
    letAgreed: channel?.keepsLetAgreed ? ("stay" as const) : ("leave" as const),
    isShrunk: files.some((file) => isShrunk(file, live, heldBack)),
    homes: noted.slice(0, mostNotes),
    more: Math.max(0, noted.length - mostNotes),
    comparison: channel?.comparison ?? null,
    compared: channel?.comparedAt ? formatMoment(channel.comparedAt, now) : null,
  };
}

/** Whether the next file waits for somebody, as it would take many homes off the portal. */
function isShrunk(
  { branchId, homes, leftOut }: PortalFile,
  live: readonly LiveHome[],
  heldBack: HeldBack,
): boolean {
  const out = new Set([...leftOut.map(({ id }) => id), ...heldBack.keys()]);
  const now = live.filter((home) => home.branchId === branchId && !out.has(home.id)).length;
  const before = homes.filter(({ id }) => !heldBack.has(id)).length;
  return now > 0 && findSizeProblem(branchId, now, before) !== null;
}

/** One portal with every home, and the files that went there. */
export async function showPortalHomes(app: Shower, portal: Portal) {
  const { orm } = app.database;
  const live = await listLiveHomes(orm);
  const channels = await findChannels(orm);
  const files = await listAcceptedFiles(orm, portal.id);
  const now = app.now();
  const heldBack = await listHeldBack(orm, portal.id, now);
  const shown = await showPortal(app, portal, live, channels);
  const names = await nameStaff(orm, [shown.pausedById]);
  return {
    ...shown,
    pausedBy: names.get(shown.pausedById ?? "") ?? null,
    homes: listPortalHomes(live, files, heldBack, getLondonDate(now)),
  };
}

import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { describeLetAgreed, type Portal } from "../../../domain/feeds/portal.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import { whereShown } from "../../listings/listings.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { nameStaff } from "../../staff/name-staff.ts";
import { toPortalReference } from "../blm/blm-from-listing.ts";
import { listTaken } from "./compare-portals.ts";
import { findSizeProblem } from "./export-feed.ts";
import { type FeedChannel, findChannels, namePortalChannel } from "../feed-channels.ts";
import { type HeldBack, listHeldBack } from "./portal-holds.ts";
import { listAcceptedFiles, type PortalFile } from "./send-to-portal.ts";

export interface LiveHome {
  id: string;
  branchId: string;
  name: string;
  outcode: string;
  reference: string;
  letAgreedOn: string | null;
}

/** In no order: to sort many by name takes longer than to read them. */
export async function listLiveHomes(db: Queryable): Promise<LiveHome[]> {
  return (await selectLiveHomes(db)).map(toLiveHome);
}

const homesAtOnce = 50;

/** By name. */
async function listLivePage(db: Queryable, page: number): Promise<LiveHome[]> {
  const rows = await selectLiveHomes(db)
    .orderBy(listings.name, listings.id)
    .limit(homesAtOnce)
    .offset((page - 1) * homesAtOnce);
  return rows.map(toLiveHome);
}

function selectLiveHomes(db: Queryable) {
  const { id, name, outcode, branchId, agentRef, letAgreedAt } = listings;
  return db
    .select({ id, name, outcode, branchId, agentRef, letAgreedAt })
    .from(listings)
    .where(whereShown);
}

function toLiveHome(row: Awaited<ReturnType<typeof selectLiveHomes>>[number]): LiveHome {
  return {
    id: row.id,
    branchId: row.branchId,
    name: row.name,
    outcode: row.outcode,
    reference: toPortalReference(row),
    letAgreedOn: row.letAgreedAt && getLondonDate(row.letAgreedAt),
  };
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

interface PortalFacts {
  taken: ReadonlySet<string>;
  refusals: ReadonlyMap<string, string>;
  leftOut: ReadonlyMap<string, PortalFile["leftOut"][number]["faults"]>;
  losses: ReadonlyMap<string, PortalFile["leftOut"][number]["faults"]>;
  heldBack: HeldBack;
  today: string;
}

function readFacts(
  files: readonly PortalFile[],
  { heldBack, today }: Pick<PortalFacts, "heldBack" | "today">,
): PortalFacts {
  return {
    taken: new Set(listTaken(files)),
    refusals: new Map(
      files.flatMap(({ refused }) => refused.map((one) => [one.reference, one.reason])),
    ),
    leftOut: new Map(files.flatMap(({ leftOut: out }) => out.map((one) => [one.id, one.faults]))),
    losses: new Map(files.flatMap(({ homes }) => homes.map((one) => [one.id, one.losses ?? []]))),
    heldBack,
    today,
  };
}

function showPortalHome(
  { id, name, outcode, reference, letAgreedOn }: LiveHome,
  { taken, refusals, leftOut, losses, heldBack, today }: PortalFacts,
): PortalHome {
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
    refusal !== undefined && `Rejected by the portal: ${refusal}`,
    ...(faults ?? []).map(
      ({ field, reason }) => `Left out: ${nameFeedFields(`${field} ${reason}`)}`,
    ),
    ...(isThere ? (losses.get(id) ?? []) : []).map(({ field, reason }) =>
      nameFeedFields(`${field} ${reason}`),
    ),
    describeLetAgreed(letAgreedOn, today),
  ].filter((note) => typeof note === "string");
  return { ...home, state, notes };
}

const mostNotes = 6;

/** One portal, with the first of its homes of which something is to be said. */
export async function showPortal(...given: Parameters<typeof readPortal>) {
  return (await readPortal(...given)).portal;
}

async function readPortal(
  app: AppContext,
  portal: Portal,
  live: readonly LiveHome[],
  channels: ReadonlyMap<string, FeedChannel>,
) {
  const now = app.now();
  const files = await listAcceptedFiles(app.database.orm, portal.id);
  const heldBack = await listHeldBack(app.database.orm, portal.id, now);
  const facts = readFacts(files, { heldBack, today: getLondonDate(now) });
  const homes = live.map((home) => showPortalHome(home, facts));
  const channel = channels.get(namePortalChannel(portal.id));
  const sentAt = files.map(({ answeredAt }) => answeredAt?.getTime() ?? 0);
  const count = (...states: PortalHome["state"][]) =>
    homes.reduce((sum, { state }) => sum + Number(states.includes(state)), 0);
  // What left as it is let agreed is as it should be: only the list of all homes says so.
  const noted = homes
    .filter(
      ({ id, state, notes }) =>
        notes.length > 0 && !(state === "held-back" && heldBack.get(id)?.isLetAgreed),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "en-GB"));
  const isOurs = new Set(homes.map(({ reference }) => reference));
  const gone = [...facts.taken].filter((reference) => !isOurs.has(reference)).length;
  const shown = {
    id: portal.id,
    name: portal.name,
    there: count("there"),
    /** They are there still, and go with the next file. */
    leaving: count("leaving") + gone,
    // All but those that are not to be there.
    wanted: homes.length - count("held-back", "leaving"),
    refused: count("refused", "left-out"),
    sent: files.length === 0 ? null : formatMoment(new Date(Math.max(...sentAt)), now),
    next: channel?.dueAt ? formatMoment(channel.dueAt, now) : null,
    problem: channel?.problem ?? null,
    failures: channel?.failures ?? 0,
    isPaused: (channel?.pausedAt ?? null) !== null,
    pausedById: channel?.pausedBy ?? null,
    reason: channel?.pauseReason || null,
    letAgreed: channel?.keepsLetAgreed ? ("stay" as const) : ("leave" as const),
    isShrunk: hasShrunk(files, live, heldBack),
    homes: noted.slice(0, mostNotes),
    more: Math.max(0, noted.length - mostNotes),
    comparison: channel?.comparison ?? null,
    compared: channel?.comparedAt ? formatMoment(channel.comparedAt, now) : null,
  };
  return { portal: shown, facts, noted };
}

/** Whether the next file waits for somebody, as it would take many homes off the portal. */
function hasShrunk(
  files: readonly PortalFile[],
  live: readonly LiveHome[],
  heldBack: HeldBack,
): boolean {
  const byBranch = Map.groupBy(live, ({ branchId }) => branchId);
  return files.some(({ branchId, homes, leftOut }) => {
    const out = new Set([...leftOut.map(({ id }) => id), ...heldBack.keys()]);
    const ofBranch = byBranch.get(branchId) ?? [];
    const now = ofBranch.filter((home) => !out.has(home.id)).length;
    const before = homes.filter(({ id }) => !heldBack.has(id)).length;
    return now > 0 && findSizeProblem(branchId, now, before) !== null;
  });
}

interface HomesOnPage {
  page: number;
  /** Only homes that something is to be said of. */
  isNoted: boolean;
}

/** One portal with a page of its homes. */
export async function showPortalHomes(
  app: AppContext,
  portal: Portal,
  { page, isNoted }: HomesOnPage = { page: 1, isNoted: false },
) {
  const { orm } = app.database;
  const live = await listLiveHomes(orm);
  const channels = await findChannels(orm);
  const { portal: shown, facts, noted } = await readPortal(app, portal, live, channels);
  const names = await nameStaff(orm, [shown.pausedById]);
  const total = isNoted ? noted.length : live.length;
  const start = (page - 1) * homesAtOnce;
  const homes = isNoted
    ? noted.slice(start, start + homesAtOnce)
    : (await listLivePage(orm, page)).map((home) => showPortalHome(home, facts));
  return {
    ...shown,
    pausedBy: names.get(shown.pausedById ?? "") ?? null,
    page,
    isNoted,
    noted: noted.length,
    total,
    hasMore: page * homesAtOnce < total,
    homes,
  };
}

import { and, eq } from "drizzle-orm";
import {
  findLeaveReason,
  type LetAgreedChoice,
  type Portal,
} from "../../../domain/feeds/portal.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staff } from "../../staff/staff-tables.ts";
import { feedChannels, portalExclusions } from "../feed-tables.ts";
import { findChannels, namePortalChannel } from "../feed-channels.ts";

/** By the home's id: why it is not to be at the portal, though it may be on the market. */
export type HeldBack = ReadonlyMap<string, { reason: string; isLetAgreed: boolean }>;

/** What is to become of let agreed homes at a portal. */
export async function findLetAgreedChoice(
  db: Queryable,
  portal: Portal["id"],
): Promise<LetAgreedChoice> {
  const [row] = await db
    .select({ keeps: feedChannels.keepsLetAgreed })
    .from(feedChannels)
    .where(eq(feedChannels.name, namePortalChannel(portal)));
  return row?.keeps ? "stay" : "leave";
}

/** Homes that somebody keeps off the portal, and those that left it as they are let agreed. */
export async function listHeldBack(
  db: Queryable,
  portal: Portal["id"],
  now: Date,
): Promise<HeldBack> {
  const choice = await findLetAgreedChoice(db, portal);
  const agreed = await db
    .select({ id: listings.id, letAgreedAt: listings.letAgreedAt })
    .from(listings)
    .where(eq(listings.status, "let-agreed"));
  const today = getLondonDate(now);
  const left = agreed.flatMap(({ id, letAgreedAt }) => {
    const reason = findLeaveReason(choice, letAgreedAt && getLondonDate(letAgreedAt), today);
    return reason === null ? [] : [[id, { reason, isLetAgreed: true }] as const];
  });
  const held = await db
    .select({ id: portalExclusions.listingId, reason: portalExclusions.reason, by: staff.name })
    .from(portalExclusions)
    .leftJoin(staff, eq(staff.id, portalExclusions.heldBy))
    .where(eq(portalExclusions.portal, portal));
  const kept = held.map(
    ({ id, reason, by }) => [id, { reason: describeHold(reason, by), isLetAgreed: false }] as const,
  );
  return new Map<string, { reason: string; isLetAgreed: boolean }>([...left, ...kept]);
}

function describeHold(reason: string, by: string | null): string {
  return `Excluded${by === null ? "" : ` by ${by}`}: ${reason}`;
}

/** One home at each portal of the settings: null where nobody keeps it off. */
export async function showHolds(app: AppContext, id: string) {
  const { portals } = app.config;
  if (portals.length === 0) return [];
  const rows = await app.database.orm
    .select({
      portal: portalExclusions.portal,
      reason: portalExclusions.reason,
      at: portalExclusions.heldAt,
      by: staff.name,
    })
    .from(portalExclusions)
    .leftJoin(staff, eq(staff.id, portalExclusions.heldBy))
    .where(eq(portalExclusions.listingId, id));
  const channels = await findChannels(app.database.orm);
  return portals.map((portal) => {
    const hold = rows.find((row) => row.portal === portal.id);
    return {
      id: portal.id,
      name: portal.name,
      keepsLetAgreed: channels.get(namePortalChannel(portal.id))?.keepsLetAgreed ?? false,
      hold: hold ? { ...hold, at: formatMoment(hold.at, app.now()) } : null,
    };
  });
}

interface Hold {
  listingId: string;
  portal: string;
  reason: string;
  heldBy: string;
  heldAt: Date;
}

/** @returns whether nobody did so before */
export async function addHold(db: Queryable, hold: Hold): Promise<boolean> {
  const added = await db
    .insert(portalExclusions)
    .values(hold)
    .onConflictDoNothing()
    .returning({ portal: portalExclusions.portal });
  if (added.length > 0) await askForTurn(db, hold.portal, hold.heldAt);
  return added.length > 0;
}

/** @returns whether somebody kept it off until now */
export async function removeHold(
  db: Queryable,
  { listingId, portal, at }: { listingId: string; portal: string; at: Date },
): Promise<boolean> {
  const removed = await db
    .delete(portalExclusions)
    .where(and(eq(portalExclusions.listingId, listingId), eq(portalExclusions.portal, portal)))
    .returning({ portal: portalExclusions.portal });
  if (removed.length > 0) await askForTurn(db, portal, at);
  return removed.length > 0;
}

/** A home leaves the portal with the next file, which need not wait for its time. */
async function askForTurn(db: Queryable, portal: string, at: Date): Promise<void> {
  await db
    .update(feedChannels)
    .set({ dueAt: at })
    .where(eq(feedChannels.name, namePortalChannel(portal)));
}

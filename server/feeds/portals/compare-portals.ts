import type { AppContext } from "../../app-context.ts";
import { comparePortal, type Portal, type PortalComparison } from "../../../domain/feeds/portal.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import { listings } from "../../listings/listing-tables.ts";
import { whereShown } from "../../listings/listings.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { toPortalReference } from "../blm/blm-from-listing.ts";
import { findChannels, namePortalChannel } from "../feed-channels.ts";
import { feedChannels } from "../feed-tables.ts";
import { type HeldBack, listHeldBack } from "./portal-holds.ts";
import { openPortalPlace } from "./portal-place.ts";
import { listAcceptedFiles, type PortalFile } from "./send-to-portal.ts";

const comparedFrom = "02:00";

/** Once a night, for every portal: what is on air, against what should be. */
export async function comparePortals(app: AppContext): Promise<void> {
  const now = app.now();
  if (londonTime(now) < comparedFrom) return;
  const channels = await findChannels(app.database.orm);
  for (const portal of app.config.portals) {
    const last = channels.get(namePortalChannel(portal.id))?.comparedAt;
    if (last && getLondonDate(last) === getLondonDate(now)) continue;
    await compareOne(app, portal);
  }
}

export async function compareOne(app: AppContext, portal: Portal): Promise<PortalComparison> {
  const { orm } = app.database;
  const told = await openPortalPlace(app, portal)
    .readShown()
    .catch((error: unknown) => {
      app.log.error({ err: error, portal: portal.id }, "Portal comparison failed");
      return null;
    });
  const there = told ?? listTaken(await listAcceptedFiles(orm, portal.id));
  const wanted = await listWanted(orm, await listHeldBack(orm, portal.id, app.now()));
  const comparison = comparePortal(wanted, there, told !== null);
  const name = namePortalChannel(portal.id);
  const compared = { comparison, comparedAt: app.now() };
  await orm
    .insert(feedChannels)
    .values({ name, ...compared })
    .onConflictDoUpdate({ target: feedChannels.name, set: compared });
  await notifyOffice(orm, { subject: "feed", id: null });
  return comparison;
}

/** References in the files, without those that the portal refused. */
export function listTaken(files: readonly PortalFile[]): string[] {
  return files.flatMap(({ homes, refused }) => {
    const not = new Set(refused.map(({ reference }) => reference));
    return homes.flatMap(({ reference }) => (not.has(reference) ? [] : [reference]));
  });
}

async function listWanted(db: Queryable, heldBack: HeldBack): Promise<string[]> {
  const { id, branchId, agentRef } = listings;
  const rows = await db.select({ id, branchId, agentRef }).from(listings).where(whereShown);
  return rows.filter((row) => !heldBack.has(row.id)).map(toPortalReference);
}

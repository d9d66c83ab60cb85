import { and, desc, eq, isNotNull, notInArray } from "drizzle-orm";
import {
  type Backup,
  type BackupHome,
  findBackup as findBackupIn,
} from "../../../domain/offers/backup.ts";
import type { ListingStatus } from "../../../domain/listings/listing.ts";
import type { OfferState } from "../../../domain/offers/offer-state.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../tenancy-tables.ts";
import { type HeldDecisions, showOfferBefore } from "./held-decisions.ts";
import { findUndecidedAmong } from "./undecided-homes.ts";

interface Reading {
  now: Date;
  /** Decisions that whoever reads it does not know yet. */
  held?: HeldDecisions;
}

/**
 * What an offer is kept for. Every page and mail that says so asks here.
 * @param offer as whoever reads it knows it
 * @param home likewise
 */
export async function findBackup(
  db: Queryable,
  offer: { id: string; state: OfferState; backupUntil: string | null },
  home: { id: string; status: ListingStatus },
  { now, held = [] }: Reading,
): Promise<Backup | null> {
  const today = getLondonDate(now);
  const stands = await readBackupHome(db, home, held);
  const backup = findBackupIn(offer, stands, today);
  if (backup === null) return null;
  const rows = await db
    .select({ id: offers.id, state: offers.state, backupUntil: offers.backupUntil })
    .from(offers)
    .where(and(eq(offers.listingId, home.id), isNotNull(offers.backupUntil)));
  const kept = rows
    .map((one) => showOfferBefore(held, one))
    .filter((one) => findBackupIn(one, stands, today) !== null);
  return { ...backup, isOnly: kept.every(({ id }) => id === offer.id) };
}

/** What stands before the offers of a home that are kept. */
export async function readBackupHome(
  db: Queryable,
  { id, status }: { id: string; status: ListingStatus },
  held: HeldDecisions = [],
): Promise<BackupHome> {
  const begun = held.flatMap(({ tenancyId }) => tenancyId ?? []);
  const [last] = await db
    .select({ state: tenancies.state, endedOn: tenancies.endedOn })
    .from(tenancies)
    .where(and(eq(tenancies.listingId, id), notInArray(tenancies.id, begun)))
    .orderBy(desc(tenancies.createdAt))
    .limit(1);
  return {
    status,
    last: last ?? null,
    isUndecided: (await findUndecidedAmong(db, [id], held)).has(id),
  };
}

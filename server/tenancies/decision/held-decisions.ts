import { and, desc, eq, gt, inArray, notInArray } from "drizzle-orm";
import { getPublicStatus } from "../../../domain/listings/listing-state.ts";
import type { ListingStatus } from "../../../domain/listings/listing.ts";
import { calculateUndoEnd, undoMinutes } from "../../../domain/offers/held-decision.ts";
import type { OfferState } from "../../../domain/offers/offer-state.ts";
import { listDocuments } from "../../documents/documents.ts";
import { offers } from "../../offers/offer-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { type LoadedTenancy, loadTenancy } from "../load-tenancy.ts";
import { decisionUndos, type FormerHome, type OfferStand } from "./decision-undo-table.ts";

type Undo = typeof decisionUndos.$inferSelect;

/** Decisions of homes whose time to be undone is not over, the last first. */
export async function listUndos(
  db: Queryable,
  listingIds: readonly string[],
  now: Date,
): Promise<Undo[]> {
  if (listingIds.length === 0) return [];
  const from = new Date(now.getTime() - undoMinutes * 60_000);
  return db
    .select()
    .from(decisionUndos)
    .where(
      and(inArray(decisionUndos.listingId, [...listingIds]), gt(decisionUndos.decidedAt, from)),
    )
    .orderBy(desc(decisionUndos.decidedAt), desc(decisionUndos.id));
}

/** The last decision, where it can be undone still. */
export async function findOpenUndo(db: Queryable, listingId: string, now: Date) {
  const [last] = await listUndos(db, [listingId], now);
  return last && (await isOpen(db, last.former)) ? last : null;
}

/** Not once somebody worked on the tenancy that it began, or one of its mails went. */
export async function isOpen(db: Queryable, { tenancyId, mailIds }: FormerHome): Promise<boolean> {
  if ((await db.$count(outbox, isUnsentOf(mailIds))) < mailIds.length) return false;
  if (tenancyId === null) return true;
  const loaded = await loadTenancy(db, tenancyId);
  return loaded !== null && isUntouched(db, loaded, mailIds);
}

export function isUnsentOf(mailIds: readonly string[]) {
  return and(inArray(outbox.id, [...mailIds]), eq(outbox.state, "waiting"), eq(outbox.attempts, 0));
}

/**
 * Writing it with its payment was its first version. A paper sent for it would stay for ever, and a mail
 * beside those of the decision tells somebody of it.
 */
export async function isUntouched(
  db: Queryable,
  { row }: LoadedTenancy,
  mailIds: readonly string[],
): Promise<boolean> {
  if (row.version !== 1) return false;
  if ((await listDocuments(db, "tenancy", [row.id])).length > 0) return false;
  const told = and(eq(outbox.aboutId, row.id), notInArray(outbox.id, [...mailIds]));
  return (await db.$count(outbox, told)) === 0;
}

/** What was before the decisions that can still be undone, the last first. */
export type HeldDecisions = readonly FormerHome[];

/**
 * What renters and landlords do not read yet: their pages show homes as they were before, until the
 * mails go.
 */
export async function readHeldDecisions(
  db: Queryable,
  listingIds: readonly string[],
  now: Date,
): Promise<HeldDecisions> {
  const held: FormerHome[] = [];
  for (const { former } of await listUndos(db, [...new Set(listingIds)], now))
    if (await isOpen(db, former)) held.push(former);
  return held;
}

/** When a decision of an offer that nobody was told of can't be undone any more. Null: there is none. */
export async function findHeldUntil(
  db: Queryable,
  offerId: string,
  now: Date,
): Promise<Date | null> {
  const [offer] = await db
    .select({ listingId: offers.listingId })
    .from(offers)
    .where(eq(offers.id, offerId));
  if (!offer) return null;
  for (const { former, decidedAt } of await listUndos(db, [offer.listingId], now)) {
    const isAbout = former.offers.some(({ id }) => id === offerId);
    if (isAbout && (await isOpen(db, former))) return calculateUndoEnd(decidedAt);
  }
  return null;
}

export function isTenancyDecisionHeld(held: HeldDecisions, tenancyId: string): boolean {
  return held.some((former) => former.tenancyId === tenancyId);
}

/** An offer as its people know it. One that moved on since, as its renter withdrew it, is what it is. */
export function showOfferBefore<Offer extends { id: string; state: OfferState }>(
  held: HeldDecisions,
  offer: Offer,
): Offer & Partial<OfferStand> {
  let shown: Offer & Partial<OfferStand> = offer;
  for (const former of held) {
    const changed = former.offers.find(
      ({ id, became }) => id === offer.id && became.state === shown.state,
    );
    if (changed) shown = { ...shown, ...changed.was };
  }
  return shown;
}

/** A home that an acceptance took off the market. */
export function showStatusBefore(
  held: HeldDecisions,
  { id, status }: { id: string; status: ListingStatus },
): ListingStatus {
  const accepted = held.find(({ listing, tenancyId }) => listing.id === id && tenancyId !== null);
  return (accepted && getPublicStatus(accepted.listing.state)) ?? status;
}

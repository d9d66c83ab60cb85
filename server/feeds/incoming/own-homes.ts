import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import {
  copyHomeFields,
  listFedFields,
  mergeFed,
} from "../../../domain/listings/facts/fed-fields.ts";
import { pick } from "../../../domain/listings/facts/fact.ts";
import { type HomeFieldName, isHomeFieldName } from "../../../domain/listings/facts/home-fields.ts";
import { toHomeTexts } from "../../../domain/listings/facts/home-texts.ts";
import { foldReference } from "../../../domain/listings/fold-reference.ts";
import { type Listing, specialFeatures } from "../../../domain/listings/listing.ts";
import type { UnreadFact } from "../blm/reading.ts";
import { findLandlordChecks } from "../../landlords/landlords.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { addFieldChanges, type ListingRecord } from "../../listings/listing-records.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { findUndecidedAmong } from "../../tenancies/decision/undecided-homes.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";

/** What the office has to say about homes that a feed brings. */
export type OfficeShare = Pick<
  ListingRecord,
  "id" | "origin" | "added" | "draft" | "version" | "agentRef" | "state"
>;

export interface Home {
  listing: Listing;
  createdAt: Date;
  /** The feed names pictures of it and came without any: those that it brought before stay. */
  lacksPictures: boolean;
  /** Facts that the feed says illegibly: those that it brought before stay. */
  unread: readonly UnreadFact[];
}

/** With what the office keeps of it. */
export interface SharedHome extends Home {
  share: OfficeShare | undefined;
}

export interface LeftOut {
  /** References of homes that belong to the office, or to another feed, and were left alone. */
  left: string[];
  /** References that another home of the branch has already. */
  clashing: string[];
  /** References of homes that stay let agreed, as a tenancy of them is under way. */
  beingLet: string[];
  /** References of homes that stay let agreed until somebody says what comes after their tenancy. */
  undecided: string[];
  /** References of homes that stay withdrawn, as nothing is advertised for their landlord. */
  barred: string[];
}

/**
 * Nobody takes a home over, or saves a draft of it, between its reading and its writing. All are
 * locked before anything is written, and in the order of id as everywhere, so that no import and no
 * person who changes several homes wait for each other.
 */
export async function lockOwnRecords(
  tx: Transaction,
  branches: readonly string[],
  origin: string,
): Promise<void> {
  const { id, branchId } = listingRecords;
  const own = and(inArray(branchId, [...branches]), eq(listingRecords.origin, origin));
  const rows = await tx.select({ id }).from(listingRecords).where(own).orderBy(asc(id));
  for (const batch of splitBatches(rows)) {
    await setImmediate();
    await tx
      .select({ id })
      .from(listingRecords)
      .where(
        inArray(
          id,
          batch.map((row) => row.id),
        ),
      )
      .orderBy(asc(id))
      .for("no key update");
  }
}

/** Ids of the branches' homes that are not this feed's, by their reference. */
export async function listOtherReferences(
  tx: Transaction,
  branches: readonly string[],
  origin: string,
): Promise<Map<string, string>> {
  const { id, branchId, agentRef } = listingRecords;
  const rows = await tx
    .select({ id, branchId, agentRef })
    .from(listingRecords)
    .where(and(inArray(branchId, [...branches]), ne(listingRecords.origin, origin)));
  return new Map(rows.map((row) => [nameReference(row), row.id]));
}

function nameReference({ branchId, agentRef }: Pick<Listing, "branchId" | "agentRef">): string {
  return `${branchId}\n${foldReference(agentRef)}`;
}

async function findOfficeShares(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, OfficeShare>> {
  const { id, origin, added, draft, version, agentRef, state } = listingRecords;
  const rows = await tx
    .select({ id, origin, added, draft, version, agentRef, state })
    .from(listingRecords)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of the homes whose tenancy is under way. */
export async function findTenanciesInProgress(
  tx: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { listingId, state } = tenancies;
  const rows = await tx
    .select({ id: listingId })
    .from(tenancies)
    .where(and(inArray(listingId, [...ids]), eq(state, "progressing")));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Homes that are not this feed's, by their reference, stay as they are; those that are being let
 * stay let agreed, and those whose landlord is on the sanctions list stay withdrawn.
 */
export async function leaveOthers(
  tx: Transaction,
  homes: readonly Home[],
  { origin, others }: { origin: string; others: ReadonlyMap<string, string> },
  { left, clashing, beingLet, undecided, barred }: LeftOut,
): Promise<SharedHome[]> {
  const shares = await findOfficeShares(
    tx,
    homes.map(({ listing }) => listing.id),
  );
  // A feed that has not heard of a tenancy would put its home back on the market.
  const agreed = [...shares.values()].filter(({ state }) => state === "let-agreed");
  const letting = await findTenanciesInProgress(
    tx,
    agreed.map(({ id }) => id),
  );
  // Nor does it know that one fell through: no home is advertised again without a person.
  const fallen = await findUndecidedAmong(
    tx,
    agreed.map(({ id }) => id),
  );
  const checks = await findLandlordChecks(tx, [...shares.keys()]);
  return homes.flatMap((home) => {
    const { listing } = home;
    const other = others.get(nameReference(listing));
    if (other !== undefined && other !== listing.id) {
      clashing.push(listing.agentRef);
      return [];
    }
    const share = shares.get(listing.id);
    if (share !== undefined && share.origin !== origin) {
      left.push(share.agentRef);
      return [];
    }
    if (listing.status !== "withdrawn" && checks.get(listing.id) === "match") {
      barred.push(listing.agentRef);
      return [{ ...home, listing: { ...listing, status: "withdrawn" as const }, share }];
    }
    const isLetting = letting.has(listing.id);
    if (listing.status !== "available" || !(isLetting || fallen.has(listing.id)))
      return [{ ...home, share }];
    (isLetting ? beingLet : undecided).push(listing.agentRef);
    return [{ ...home, listing: { ...listing, status: "let-agreed" as const }, share }];
  });
}

/** A feed's home with what the office has added to it, where the feed still brings nothing. */
export function joinShare(
  fed: Listing,
  stored: Listing | undefined,
  share: OfficeShare | undefined,
): { listing: Listing; added: OfficeShare["added"] } {
  if (!share || !stored || share.added.length === 0) {
    return { listing: fed, added: [] };
  }
  const fields = share.added.filter((name): name is HomeFieldName => name !== "media");
  const merged = mergeFed(toHomeTexts(fed, true), toHomeTexts(stored, true), fields);
  const listing = copyHomeFields(fed, stored, merged.added);
  const keepsMedia = share.added.includes("media") && fed.media.length === 0;
  return {
    listing: keepsMedia ? { ...listing, media: stored.media } : listing,
    added: keepsMedia ? [...merged.added, "media"] : merged.added,
  };
}

/** What the feed can't be understood to say of a stored home stays as it is. */
export function keepUnread(
  fed: Listing,
  stored: Listing | undefined,
  unread: Home["unread"],
): Listing {
  if (!stored || unread.length === 0) return fed;
  const home = { ...fed, ...pick(stored, unread) };
  if (home.noDeposit === fed.noDeposit) return home;
  const has = new Set([...fed.specialFeatures, "NoDeposit"]);
  return { ...home, specialFeatures: specialFeatures.filter((feature) => has.has(feature)) };
}

/**
 * Takes out of the office's record what the feed brings now. A draft of it is put aside in the
 * history, where it can be read.
 */
export async function saveShare(
  tx: Transaction,
  fed: Listing,
  share: OfficeShare,
  added: OfficeShare["added"],
  at: Date,
): Promise<void> {
  const texts = toHomeTexts(fed, true);
  const brought = new Set<string>(listFedFields(texts, added));
  const kept = Object.entries(share.draft).filter(([name]) => !brought.has(name));
  const lost = Object.entries(share.draft).filter(([name]) => brought.has(name));
  if (lost.length === 0 && added.length === share.added.length) return;
  const version = share.version + 1;
  await tx
    .update(listingRecords)
    .set({ added, draft: Object.fromEntries(kept), version, updatedAt: at })
    .where(eq(listingRecords.id, share.id));
  const changes = lost.flatMap(([field, became]) =>
    isHomeFieldName(field)
      ? [
          {
            listingId: share.id,
            field,
            was: texts[field],
            became,
            actor: "job",
            version,
            at,
            isKept: false,
          },
        ]
      : [],
  );
  await addFieldChanges(tx, changes);
}

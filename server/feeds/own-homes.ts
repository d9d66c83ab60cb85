import { and, eq, inArray } from "drizzle-orm";
import { copyHomeFields, listFedFields, mergeFed } from "../../domain/listings/fed-fields.ts";
import { type HomeFieldName, isHomeFieldName } from "../../domain/listings/home-fields.ts";
import { toHomeTexts } from "../../domain/listings/home-texts.ts";
import type { Listing } from "../../domain/listings/listing.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addFieldChanges, type ListingRecord } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";

/** What the office has to say about homes that a feed brings. */
export type OfficeShare = Pick<
  ListingRecord,
  "id" | "origin" | "added" | "draft" | "version" | "agentRef" | "state"
>;

export async function findOfficeShares(
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

/**
 * Homes let agreed whose let is under way. A feed that has not heard of it would put them back on
 * the market.
 */
export async function findHomesBeingLet(
  tx: Transaction,
  shares: Iterable<OfficeShare>,
): Promise<Set<string>> {
  const agreed = [...shares].filter(({ state }) => state === "let-agreed").map(({ id }) => id);
  if (agreed.length === 0) return new Set();
  const rows = await tx
    .select({ id: tenancies.listingId })
    .from(tenancies)
    .where(and(inArray(tenancies.listingId, agreed), eq(tenancies.state, "progressing")));
  return new Set(rows.map(({ id }) => id));
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

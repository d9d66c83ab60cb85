import { and, inArray } from "drizzle-orm";
import type { PublicListing } from "../../domain/listing.ts";
import type { Queryable } from "./client.ts";
import { publicColumns, publicListing } from "./listings.ts";
import { listings } from "./schema.ts";

const mostIds = 50;

/**
 * The listings that visitors may see, available or let agreed, in the order of the ids, each once;
 * the others are left out. Only the first 50 ids count.
 */
export async function findListingsById(
  db: Queryable,
  ids: readonly string[],
): Promise<PublicListing[]> {
  const wanted = [...new Set(ids)].slice(0, mostIds).filter((id) => /^\w{1,40}$/.test(id));
  if (wanted.length === 0) return [];
  const rows = await db
    .select(publicColumns)
    .from(listings)
    .where(
      and(inArray(listings.id, wanted), inArray(listings.status, ["available", "let-agreed"])),
    );
  const found = new Map(rows.map((row) => [row.id, publicListing(row)]));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

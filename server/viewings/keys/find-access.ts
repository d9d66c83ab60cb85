import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/client.ts";
import { homeKeys, homeViewings } from "./home-viewing-tables.ts";

/** How to get into a home. Never leaves the office. */
export interface HomeAccess {
  keys: string[];
  access: string;
  alarm: string;
  /** Null for an empty home. */
  tenant: { name: string; email: string } | null;
}

const none: HomeAccess = { keys: [], access: "", alarm: "", tenant: null };

export async function findAccess(
  db: Queryable,
  listingIds: readonly string[],
): Promise<(listingId: string | null) => HomeAccess> {
  if (listingIds.length === 0) return () => none;
  const ids = [...new Set(listingIds)];
  const [viewings, keys] = await Promise.all([
    db.select().from(homeViewings).where(inArray(homeViewings.listingId, ids)),
    db
      .select()
      .from(homeKeys)
      .where(and(inArray(homeKeys.listingId, ids), isNull(homeKeys.removedAt)))
      .orderBy(asc(homeKeys.code)),
  ]);
  return (listingId) => {
    const viewing = viewings.find((one) => one.listingId === listingId);
    return {
      keys: keys.filter((key) => key.listingId === listingId).map(describeKey),
      access: viewing?.access ?? "",
      alarm: viewing?.alarm ?? "",
      tenant: viewing?.isTenanted ? { name: viewing.tenantName, email: viewing.tenantEmail } : null,
    };
  };
}

/** @example describeKey(key) // "Key 14: office, hook 3" */
function describeKey({ code, keptAt, holderName }: typeof homeKeys.$inferSelect): string {
  return holderName === null
    ? `Key ${code}: ${keptAt}`
    : `Key ${code}: checked out to ${holderName}`;
}

/** In a sentence or two, without the alarm. Empty if nothing is known. */
export function describeAccess({ keys, access, tenant }: HomeAccess): string {
  const inside =
    tenant && `The tenant${tenant.name && `, ${tenant.name},`} lives there, so knock first.`;
  return [keys.length > 0 && `${keys.join(". ")}.`, access, inside].filter(Boolean).join(" ");
}

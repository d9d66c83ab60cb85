import { eq } from "drizzle-orm";
import type { LetLandlord } from "../../domain/tenancies/tenancy-action.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

export function toLetLandlord(
  landlord: Pick<typeof landlords.$inferSelect, "sanctionsResult"> | null | undefined,
): LetLandlord | null {
  return landlord ? { sanctions: landlord.sanctionsResult } : null;
}

/** The landlord of a let as its rules see them. Null: nobody is on record. */
export async function findLetLandlord(
  db: Queryable,
  landlordId: string | null,
): Promise<LetLandlord | null> {
  if (landlordId === null) return null;
  const [landlord] = await db
    .select({ sanctionsResult: landlords.sanctionsResult })
    .from(landlords)
    .where(eq(landlords.id, landlordId));
  return toLetLandlord(landlord);
}

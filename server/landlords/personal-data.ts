import { inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { landlordHomes, landlords, landlordTerms } from "./landlord-tables.ts";

/** A person as landlord, with the ids of their homes and their terms. */
export async function listLandlordRecords(db: Queryable, contactIds: readonly string[]) {
  const found = await db
    .select()
    .from(landlords)
    .where(inArray(landlords.contactId, [...contactIds]));
  const ids = found.map(({ id }) => id);
  const homes = await db.select().from(landlordHomes).where(inArray(landlordHomes.landlordId, ids));
  const terms = await db.select().from(landlordTerms).where(inArray(landlordTerms.landlordId, ids));
  return found.map((landlord) => ({
    ...landlord,
    homes: homes
      .filter(({ landlordId }) => landlordId === landlord.id)
      .map(({ listingId }) => listingId),
    terms: terms
      .filter(({ landlordId }) => landlordId === landlord.id)
      .map(({ plan, version, sentOn, signedOn, signedWhere, toldOn, cancelledOn }) => {
        return { plan, version, sentOn, signedOn, signedWhere, toldOn, cancelledOn };
      }),
  }));
}

import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { compareOffers, type ComparedOffer } from "../../domain/offers/compare-offers.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { landlordHomes } from "../landlords/landlord-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { offers, offerTenants } from "./offer-tables.ts";

export interface ComparedOffers {
  home: {
    id: string;
    name: string;
    rentPcm: number;
    availableFrom: string | null;
    maxAdults: number | null;
    maxHouseholds: number | null;
  };
  offers: ComparedOffer[];
}

/** The offers of a home side by side, in order of arrival. Null if there is no such home. */
export async function listComparedOffers(
  db: Queryable,
  listingId: string,
  now: Date,
): Promise<ComparedOffers | null> {
  const [found] = await db
    .select({
      id: listings.id,
      name: listings.name,
      rentPcm: listings.rentPcm,
      lowestRentPcm: listingRecords.lowestRentPcm,
      availableFrom: listings.availableFrom,
      maxAdults: landlordHomes.maxAdults,
      maxHouseholds: landlordHomes.maxHouseholds,
    })
    .from(listings)
    .leftJoin(listingRecords, eq(listingRecords.id, listings.id))
    .leftJoin(landlordHomes, eq(landlordHomes.listingId, listings.id))
    .where(eq(listings.id, listingId));
  if (!found) return null;
  const { lowestRentPcm, ...home } = found;
  const received = await db
    .select()
    .from(offers)
    .where(and(eq(offers.listingId, listingId), isNotNull(offers.submittedAt)));
  const tenants = await db
    .select({
      offerId: offerTenants.offerId,
      name: offerTenants.name,
      salary: offerTenants.salary,
    })
    .from(offerTenants)
    .where(
      inArray(
        offerTenants.offerId,
        received.map(({ id }) => id),
      ),
    )
    .orderBy(asc(offerTenants.position));
  const complete = received.flatMap(({ id, state, submittedAt, content, advertisedRent }) =>
    submittedAt === null || content === null
      ? []
      : [
          {
            id,
            state,
            submittedAt,
            content,
            advertisedRent,
            tenants: tenants.filter(({ offerId }) => offerId === id),
          },
        ],
  );
  return { home, offers: compareOffers({ ...home, lowestRentPcm }, complete, getLondonDate(now)) };
}

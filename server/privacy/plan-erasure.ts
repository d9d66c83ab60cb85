import { and, eq, inArray, max } from "drizzle-orm";
import { findObstacles, type Obstacle } from "../../domain/privacy/erasure.ts";
import { offerHistory } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { countRecords } from "./export-person.ts";
import { findPerson, type PersonRecord } from "./find-person.ts";

export interface ErasurePlan {
  /** What goes. */
  counts: ReturnType<typeof countRecords>;
  obstacles: Obstacle[];
  /** Everything found, without what is kept. */
  erasable: PersonRecord;
  /** Contacts whose details stay with a record that is kept. */
  keptContacts: PersonRecord["contacts"];
}

/** Says what an erasure would take and what stands in its way. Changes nothing. */
export async function planErasure(db: Queryable, email: string, now: Date): Promise<ErasurePlan> {
  const found = await findPerson(db, email);
  const { bookings } = found;
  const offers = await addDecisions(db, found.offers);
  const obstacles = findObstacles({ offers, bookings }, now);
  const kept = new Set(
    obstacles.filter(({ effect }) => effect === "keeps").map(({ recordId }) => recordId),
  );
  const keptOffers = found.offers.filter(({ id }) => kept.has(id));
  const inKept = ({ id }: { id: string }) => keptOffers.some(({ contactId }) => contactId === id);
  const erasable = {
    ...found,
    offers: found.offers.filter(({ id }) => !kept.has(id)),
    contacts: found.contacts.filter((contact) => !inKept(contact)),
  };
  const keptContacts = found.contacts.filter(inKept);
  return { counts: countRecords(erasable), obstacles, erasable, keptContacts };
}

async function addDecisions(db: Queryable, offers: PersonRecord["offers"]) {
  const ids = offers.map(({ id }) => id);
  const decisions = await db
    .select({ offerId: offerHistory.offerId, decidedAt: max(offerHistory.at) })
    .from(offerHistory)
    .where(and(inArray(offerHistory.offerId, ids), eq(offerHistory.action, "decline")))
    .groupBy(offerHistory.offerId);
  return offers.map(({ id, listingId, state }) => {
    const decidedAt = decisions.find(({ offerId }) => offerId === id)?.decidedAt ?? null;
    return { id, listingId, state, decidedAt };
  });
}

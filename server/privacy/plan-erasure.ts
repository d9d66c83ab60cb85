import { and, eq, inArray, max } from "drizzle-orm";
import { findObstacles, type Obstacle } from "../../domain/privacy/erasure.ts";
import { findKeptUntil, listContactIdsOfTenancies } from "../tenancies/personal-data.ts";
import { offerHistory } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { SubjectKey } from "./data-subject.ts";
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
export async function planErasure(db: Queryable, key: SubjectKey, now: Date): Promise<ErasurePlan> {
  const found = await findPerson(db, key);
  const bookings = [...found.bookings, ...found.appointments].map((one) => {
    return { id: one.id, listingId: one.listingId ?? "", state: one.state, endsAt: one.endsAt };
  });
  const tenancies = found.tenancies.map((tenancy) => {
    return { id: tenancy.id, listingId: tenancy.listingId, keptUntil: findKeptUntil(tenancy) };
  });
  const landlords = found.landlords
    .filter(({ homes, terms, id }) => {
      const ofLandlord = found.tenancies.filter(({ landlordId }) => landlordId === id);
      return homes.length + terms.length + ofLandlord.length > 0;
    })
    .map(({ id, homes }) => ({ id, listingId: homes[0] ?? "" }));
  const offers = await addDecisions(db, found.offers);
  const obstacles = findObstacles({ offers, bookings, tenancies, landlords }, now);
  const kept = new Set(
    obstacles.filter(({ effect }) => effect === "keeps").map(({ recordId }) => recordId),
  );
  const keptOffers = found.offers.filter(({ id }) => kept.has(id));
  const keptLandlords = found.landlords.filter(({ id }) => kept.has(id));
  const keptTenancies = found.tenancies.filter(({ id }) => kept.has(id));
  const inTenancies = await listContactIdsOfTenancies(
    db,
    keptTenancies.map(({ id }) => id),
  );
  const inKept = ({ id }: { id: string }) =>
    inTenancies.includes(id) ||
    [...keptOffers, ...keptLandlords].some(({ contactId }) => contactId === id);
  const erasable = {
    ...found,
    offers: found.offers.filter(({ id }) => !kept.has(id)),
    contacts: found.contacts.filter((contact) => !inKept(contact)),
    tenancies: found.tenancies.filter(({ id }) => !kept.has(id)),
    landlords: found.landlords.filter(({ id }) => !kept.has(id)),
    // Who has a tenancy or a home still needs their page.
    caseLinks: found.caseLinks.filter(
      ({ recordId }) => !inKept({ id: recordId }) && !kept.has(recordId),
    ),
    appointments: found.appointments.filter(({ contactId }) => !inKept({ id: contactId ?? "" })),
    documents: found.documents.filter(({ subjectId }) => !kept.has(subjectId)),
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

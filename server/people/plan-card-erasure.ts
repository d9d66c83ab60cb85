import { inArray } from "drizzle-orm";
import { obstacleReasons } from "../../domain/privacy/erasure.ts";
import { findPersonId, listContacts } from "../contacts/person-contacts.ts";
import { listings } from "../listings/listing-tables.ts";
import type { AppContext } from "../app-context.ts";
import { planErasure } from "../privacy/plan-erasure.ts";
import { findOpenErasure } from "../privacy/request-erasure.ts";

/** What an erasure of this person would take, before anybody asks for it. Changes nothing. */
export async function planCardErasure(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  contactId: string,
) {
  const personId = await findPersonId(orm, contactId);
  if (personId === null) return null;
  const [person] = await listContacts(orm, [personId]);
  if (!person) return null;
  const { counts, obstacles, erasable, keptContacts } = await planErasure(orm, person.email, now());
  const homes = await orm
    .select({ id: listings.id, name: listings.name })
    .from(listings)
    .where(
      inArray(
        listings.id,
        obstacles.map(({ listingId }) => listingId),
      ),
    );
  return {
    personId,
    name: `${person.firstname} ${person.lastname}`,
    counts,
    /** Also whoever else has one of the person's addresses. */
    people: [...erasable.contacts, ...keptContacts].map(
      ({ firstname, lastname, email, phone }) => `${firstname} ${lastname}, ${email}, ${phone}`,
    ),
    obstacles: obstacles.map(({ kind, effect, recordId, listingId, until }) => ({
      recordId,
      effect,
      home: homes.find(({ id }) => id === listingId)?.name ?? listingId,
      reason: obstacleReasons[kind],
      until,
    })),
    request: await findOpenErasure(orm, personId),
  };
}

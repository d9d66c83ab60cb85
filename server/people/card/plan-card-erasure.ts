import { inArray } from "drizzle-orm";
import { obstacleReasons } from "../../../domain/privacy/erasure.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { AppContext } from "../../app-context.ts";
import { findDataSubject } from "../../privacy/data-subject.ts";
import { planErasure } from "../../privacy/plan-erasure.ts";
import { findOpenErasure } from "../../privacy/request-erasure.ts";

/**
 * What an erasure of this person would take, before anybody asks for it. Changes nothing.
 * @param id as of `findDataSubject`
 */
export async function planCardErasure({ database: { orm }, now }: AppContext, id: string) {
  const person = await findDataSubject(orm, id);
  if (person === null) return null;
  const { counts, obstacles, erasable, keptContacts } = await planErasure(orm, person.key, now());
  const contacts = [...erasable.contacts, ...keptContacts];
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
    personId: person.id,
    kind: person.kind,
    name: person.name,
    counts,
    /** Also whoever else has one of the person's addresses. */
    people:
      person.kind === "caller"
        ? [[person.name, ...person.reached].join(", ")]
        : contacts.map(({ firstname, lastname, email, phone }) =>
            [`${firstname} ${lastname}`.trim(), email, phone].filter(Boolean).join(", "),
          ),
    obstacles: obstacles.map(({ kind, effect, recordId, listingId, until }) => ({
      recordId,
      effect,
      home: homes.find((home) => home.id === listingId)?.name ?? listingId,
      reason: obstacleReasons[kind],
      until,
    })),
    request: await findOpenErasure(orm, person.id),
  };
}

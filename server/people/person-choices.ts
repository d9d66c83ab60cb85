import { and, eq, exists, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { isAboutHomeOf, isConversationOf } from "../branches/of-branch.ts";
import { contactMerges, contacts } from "../contacts/contact-tables.ts";
import { containsContact, matchesContact } from "../contacts/match-contacts.ts";
import { formatName } from "../conversations/open-conversation.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { landlordHomes, landlords } from "../landlords/landlord-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";

/**
 * People, by the beginnings of a name or an email address, or of a number; if there are none, by any part.
 * @param branch whoever is limited to it chooses among those who asked it, and its landlords
 */
export function createPersonChoices(db: Queryable, branch: string | null): ChoiceSource {
  const find = (where: SQL, atMost: number) =>
    select(db, and(where, isOfBranch(db, branch)), atMost);
  return {
    what: ["contact", "contacts"],
    by: "part of their name, email or phone number",
    async find(text, atMost) {
      const begins = await find(matchesContact(text), atMost);
      return begins.length > 0 ? begins : find(containsContact(text), atMost);
    },
    async get(id) {
      const [person] = isUuid(id) ? await find(eq(contacts.id, id), 1) : [];
      return person ?? null;
    },
  };
}

function isOfBranch(db: Queryable, branch: string | null): SQL | undefined {
  if (branch === null) return undefined;
  const asked = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.contactId, contacts.id), isConversationOf(branch)))
    .limit(1);
  const lettingHomes = db
    .select({ id: landlords.id })
    .from(landlords)
    .innerJoin(landlordHomes, eq(landlordHomes.landlordId, landlords.id))
    .where(
      and(eq(landlords.contactId, contacts.id), isAboutHomeOf(branch, landlordHomes.listingId)),
    );
  // As a value, not by `exists`: beside an `or` that would read all conversations.
  return or(sql`(${asked}) is not null`, exists(lettingHomes));
}

/** Landlords first, whose page shows an appointment, then those who wrote last. */
async function select(db: Queryable, where: SQL | undefined, atMost: number): Promise<Choice[]> {
  const { id, firstname, lastname, email, phone } = contacts;
  const joined = db.select().from(contactMerges).where(eq(contactMerges.contactId, contacts.id));
  const rows = await db
    .select({
      id,
      firstname,
      lastname,
      email,
      phone,
      isLandlord: sql<boolean>`${landlords.id} is not null`,
    })
    .from(contacts)
    .leftJoin(landlords, eq(landlords.contactId, contacts.id))
    .where(and(where, notExists(joined)))
    .orderBy(
      isNull(landlords.id),
      sql`${contacts.updatedAt} desc nulls first`,
      sql`${contacts.id} desc`,
    )
    .limit(atMost);
  return rows.map(({ isLandlord, ...person }) => ({
    id: person.id,
    name: formatName(person),
    detail: [isLandlord && "Landlord", person.email ?? "No email", person.phone]
      .filter(Boolean)
      .join(" · "),
  }));
}

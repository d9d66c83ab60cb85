import { and, eq, ne } from "drizzle-orm";
import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import { splitName } from "../../../domain/contacts/full-name.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { findCallerConversation } from "../../conversations/callers.ts";
import { formatName } from "../../conversations/open-conversation.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { BookingWanted } from "../requests/find-wanted-request.ts";
import type { ViewingRequestRow } from "../requests/list-unbooked-requests.ts";

/** Whoever asked, a person who is known, or a caller of whom no more is known than they said. */
export async function findWhomToBook(
  db: Queryable,
  ask: ViewingRequestRow | null,
  wanted: BookingWanted,
) {
  const caller = await findCaller(db, wanted.callerId ?? null);
  const person = ask
    ? toPerson(ask.contact)
    : await findPerson(db, caller?.contactId ?? wanted.contactId);
  return { person, caller: person === null ? caller : null };
}

/** Of which home: that of the request, else the one that was chosen, else the one that a caller rang about. */
export async function findHomeToBook(
  db: Queryable,
  ask: ViewingRequestRow | null,
  { listingId, callerId = null }: BookingWanted,
): Promise<string | null> {
  if (ask) return ask.home.id;
  if (listingId !== null || callerId === null) return listingId;
  const about = (await findCallerConversation(db, callerId))?.listingId ?? null;
  if (about === null) return null;
  const [home] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, about), ne(listings.status, "withdrawn")));
  return home?.id ?? null;
}

/** Somebody who rang, with the name that the call was entered under. */
async function findCaller(db: Queryable, id: string | null) {
  const found = id === null ? null : await findCallerConversation(db, id);
  if (!found) return null;
  const { contactId, name, phone } = found;
  return { id: found.id, contactId, name, phone: phone ?? "", ...splitName(name) };
}

async function findPerson(db: Queryable, id: string | null) {
  if (id === null || !isUuid(id)) return null;
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, id));
  return contact ? toPerson(contact) : null;
}

function toPerson({ id, firstname, lastname, email, phone }: KnownPerson & { id: string }) {
  return { id, firstname, lastname, name: formatName({ firstname, lastname }), email, phone };
}

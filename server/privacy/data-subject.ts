import { and, asc, eq, inArray, or, type SQL } from "drizzle-orm";
import { contacts } from "../contacts/contact-tables.ts";
import { findPersonId, listContacts, listPersonContactIds } from "../contacts/person-contacts.ts";
import { findCallerConversation, isCallerOf, isCallUnder } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { erasureRequests } from "./erasure-request-table.ts";

/**
 * Under what somebody's data is found: an e-mail address, the contact of who gave a number alone, or the
 * number itself of a caller who has none. Whoever asks from a mailbox gets what is that mailbox's: joins
 * that were not confirmed are left out.
 */
export type SubjectKey =
  | string
  | { mailbox: string }
  | { contactId: string }
  | { phoneKey: string };

/** Whose data is copied or erased. Who is known by telephone alone is a person, too. */
export type DataSubject = {
  /** Of the card. */
  id: string;
  name: string;
  key: Exclude<SubjectKey, { mailbox: string }>;
  /** Numbers and addresses, for people to read. */
  reached: string[];
  kind: "contact" | "caller";
};

/**
 * @param id of a contact, or of a conversation of somebody known by telephone alone
 */
export async function findDataSubject(db: Queryable, id: string): Promise<DataSubject | null> {
  const personId = (await findPersonId(db, id)) ?? null;
  if (personId !== null) return describeContact(db, personId);
  const caller = await findCallerConversation(db, id);
  if (caller === null) return null;
  // They have given an address since.
  const since = await findPersonOfCaller(db, caller);
  if (since !== null) return describeContact(db, since);
  return {
    id,
    name: caller.name,
    key: { phoneKey: caller.phoneKey },
    reached: [caller.phone ?? ""],
    kind: "caller",
  };
}

/**
 * The person that a caller has become: whose contact their conversation has, else who has the number
 * under a name like theirs. Anybody can type somebody's number into a form, and a household has one.
 */
export async function findPersonOfCaller(
  db: Queryable,
  { contactId, phoneKey, name }: { contactId: string | null; phoneKey: string; name: string },
): Promise<string | null> {
  if (contactId !== null) return findPersonId(db, contactId);
  const { id, firstname, lastname } = contacts;
  const reached = await db
    .select({ id, firstname, lastname })
    .from(contacts)
    .where(eq(contacts.phoneKey, phoneKey))
    .orderBy(asc(contacts.createdAt), asc(id));
  const known = reached.find((contact) => isCallUnder({ contactId, name }, [contact]));
  return known ? findPersonId(db, known.id) : null;
}

/** Addresses of who gave this number with one, in order. */
export async function listEmailsByPhone(db: Queryable, phoneKey: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: contacts.emailKey })
    .from(contacts)
    .where(eq(contacts.phoneKey, phoneKey))
    .orderBy(asc(contacts.emailKey));
  return rows.flatMap(({ email }) => email ?? []);
}

async function describeContact(db: Queryable, id: string): Promise<DataSubject | null> {
  const own = await listContacts(db, await listPersonContactIds(db, [id]));
  const person = own.find((contact) => contact.id === id);
  if (!person) return null;
  const { firstname, lastname } = person;
  const emails = own.flatMap(({ email }) => email ?? []);
  const reached = [...new Set(own.map(({ email, phone }) => email ?? phone))];
  const key = person.email ?? emails[0] ?? { contactId: id };
  return { id, name: `${firstname} ${lastname}`.trim(), key, reached, kind: "contact" };
}

/**
 * Erasures asked for any contact of a person, and for what they said by telephone: under a name like
 * theirs, as another's with that number is not theirs to lose.
 * @param id as of `findDataSubject`
 */
export async function isErasureOf(db: Queryable, id: string): Promise<SQL | undefined> {
  const ids = await listPersonContactIds(db, [id]);
  const own = await listContacts(db, ids);
  const caller = await findCallerConversation(db, id);
  const phoneKeys = [...own, ...(caller ? [caller] : [])].map(({ phoneKey }) => phoneKey);
  const { name, contactId } = conversations;
  const calls = await db
    .select({ id: conversations.id, name, contactId })
    .from(conversations)
    .where(isCallerOf(phoneKeys.filter((key) => key !== "")));
  const theirs = calls.filter(
    (call) => caller || ids.includes(call.contactId ?? "") || isCallUnder(call, own),
  );
  const callIds = theirs.map((call) => call.id);
  return and(
    eq(erasureRequests.state, "asked"),
    or(inArray(erasureRequests.contactId, ids), inArray(erasureRequests.conversationId, callIds)),
  );
}

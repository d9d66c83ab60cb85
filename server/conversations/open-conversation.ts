import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { isFromVisitor, type RequestKind } from "../../domain/conversations/request-kinds.ts";
import { getEmailMatch, getPhoneMatch } from "../../domain/conversations/same-person.ts";
import { type KnownPerson, toPhoneKey } from "../../domain/contacts/applicant.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHome } from "../listings/office-home.ts";
import type { Transaction } from "../platform/database/client.ts";
import { conversations } from "./conversation-tables.ts";
import { listSearchWords, toSearchVector } from "./search-words.ts";

export type Conversation = Omit<typeof conversations.$inferSelect, "searchWords">;

/** Somebody without a contact gave an address or a number only. */
export interface Person {
  contactId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  /** What a visitor called themselves, so that the conversation is found by it, too. */
  sentAs?: string;
}

export function toPerson(contactId: string, known: KnownPerson): Person {
  const { email, phone } = known;
  return { contactId, name: formatName(known), email, phone };
}

export function formatName({
  firstname,
  lastname,
}: Pick<KnownPerson, "firstname" | "lastname">): string {
  return `${firstname} ${lastname}`.trim();
}

export interface Opening {
  kind: RequestKind;
  person: Person;
  /** Of a caller whose conversation goes on, now that they have a contact. */
  personKey?: string | null;
  listingId: string | null;
  /** Outcode, where there is no home but an address. */
  area?: string | null;
  /** Of a new one about no home. Left out: that of the area, else the main one. */
  branch?: string | null;
  /** Ids by which it is found. */
  ids: readonly string[];
  at: Date;
}

/** A conversation with the one that has its state. Both are locked. */
export interface Thread {
  /** Where its messages belong. */
  ownId: string;
  /** The one that it was joined to, else itself. */
  conversation: Conversation;
}

/** The conversation of a person about a home, locked: the one there is, or a new one. */
export async function openConversation(tx: Transaction, opening: Opening): Promise<Thread> {
  const { listingId, at } = opening;
  const { sentAs = "", ...person } = opening.person;
  const home = listingId === null ? null : await findHome(tx, listingId);
  const personKey = opening.personKey ?? getPersonKey(person);
  const words = toSearchVector(
    listSearchWords({
      ...person,
      name: `${person.name} ${sentAs}`,
      home: home?.names ?? [],
      postcode: home?.postcode ?? opening.area ?? null,
      ids: opening.ids,
    }),
  );
  const facts = {
    ...person,
    emailMatch: person.email === null ? null : getEmailMatch(person.email),
    phoneMatch: person.phone === null ? null : getPhoneMatch(person.phone),
    kind: opening.kind,
  };
  const created = { snippet: "", askedAt: at, lastMessageAt: at };
  const area = home?.outcode || opening.area || null;
  const branch = home === null ? (opening.branch ?? null) : null;
  // An update here would lock it before the one that it was joined to, whatever their ids.
  const [opened] = await tx
    .insert(conversations)
    .values({ personKey, listingId, area, branch, ...facts, searchWords: words, ...created })
    .onConflictDoNothing()
    .returning(conversationColumns);
  if (opened) return { ownId: opened.id, conversation: opened };
  const [own] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.personKey, personKey),
        listingId === null
          ? isNull(conversations.listingId)
          : eq(conversations.listingId, listingId),
      ),
    );
  const thread = own && (await lockThread(tx, own.id));
  // It was erased meanwhile.
  if (!thread) return openConversation(tx, opening);
  // What somebody does not give this time is known from the last. A name that is no record's may be
  // anybody's who knows the address or number: the first one stays, unless a colleague gives it.
  const isName = person.contactId !== null || !isFromVisitor(opening.kind);
  const given = Object.entries(facts).filter(
    ([field, value]) => value !== null && (isName || field !== "name"),
  );
  await tx
    .update(conversations)
    .set({
      ...Object.fromEntries(given),
      searchWords: sql`${conversations.searchWords} || ${words}`,
    })
    .where(eq(conversations.id, thread.ownId));
  return thread;
}

/** Null if it is not there. */
export async function lockThread(tx: Transaction, id: string): Promise<Thread | null> {
  const [found] = await tx
    .select({ mergedInto: conversations.mergedInto })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (!found) return null;
  const locked = await lockInOrder(
    tx,
    inArray(conversations.id, [id, ...(found.mergedInto === null ? [] : [found.mergedInto])]),
  );
  const own = locked.find((one) => one.id === id);
  if (!own) return null;
  const conversation = locked.find((one) => one.id === (own.mergedInto ?? id));
  // Else somebody joined it to another while it waited.
  return conversation ? { ownId: id, conversation } : lockThread(tx, id);
}

/**
 * Locks conversations with those joined to them and those that they were joined to. Their ids are read
 * first: PostgreSQL reads the whole table for an `or` with a subquery.
 */
export async function lockWithJoined(
  tx: Transaction,
  ids: readonly string[],
): Promise<Conversation[]> {
  const { id, mergedInto } = conversations;
  const found = await tx
    .select({ id, mergedInto })
    .from(conversations)
    .where(or(inArray(id, [...ids]), inArray(mergedInto, [...ids])));
  const related = new Set(found.flatMap((one) => [one.id, one.mergedInto ?? one.id]));
  return lockInOrder(tx, inArray(id, [...related]));
}

/** In the order of id everywhere, so that whoever changes the same ones waits and nobody deadlocks. */
function lockInOrder(tx: Transaction, where: SQL | undefined): Promise<Conversation[]> {
  return tx
    .select(conversationColumns)
    .from(conversations)
    .where(where)
    .orderBy(asc(conversations.id))
    .for("update");
}

export async function lockConversation(tx: Transaction, id: string): Promise<Conversation | null> {
  const [row] = await tx
    .select(conversationColumns)
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("update");
  return row ?? null;
}

const { searchWords: _words, ...columns } = getTableColumns(conversations);

/** All but the words of the search, which nobody reads. */
export const conversationColumns = columns;

function getPersonKey({ contactId, email, phone, name }: Person): string {
  if (contactId !== null) return `contact:${contactId}`;
  if (email !== null) return `email:${toEmailKey(email)}`;
  if (phone !== null) return `phone:${toPhoneKey(phone)}`;
  return `name:${name.trim().toLowerCase()}`;
}

/** By which the conversation is found. */
async function findHome(tx: Transaction, id: string) {
  const { address, displayAddress, incode } = listings;
  const [home] = await tx
    .select({ ...officeHome, address, displayAddress, incode, draft: listingRecords.draft })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(eq(listingRecords.id, id));
  if (!home) return null;
  const { name, outcode, draft } = home;
  return {
    outcode,
    names: [name, home.displayAddress ?? "", home.address ?? draft.address ?? ""],
    postcode: home.incode === null ? (draft.postcode ?? outcode) : `${outcode} ${home.incode}`,
  };
}

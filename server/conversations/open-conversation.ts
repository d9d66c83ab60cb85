import { eq, getTableColumns, sql } from "drizzle-orm";
import type { RequestKind } from "../../domain/conversations/request-kinds.ts";
import { getEmailMatch, getPhoneMatch } from "../../domain/conversations/same-person.ts";
import { type Applicant, createPersonKeys } from "../../domain/contacts/applicant.ts";
import { listings } from "../listings/listing-tables.ts";
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
}

export function toPerson(contactId: string, applicant: Applicant): Person {
  const { firstname, lastname, email, phone } = applicant;
  return { contactId, name: `${firstname} ${lastname}`.trim(), email, phone };
}

export interface Opening {
  kind: RequestKind;
  person: Person;
  listingId: string | null;
  /** Outcode, where there is no home but an address. */
  area?: string | null;
  /** Ids by which it is found. */
  ids: readonly string[];
  at: Date;
}

/**
 * The conversation of a person about a home, locked: the one there is, the one it was joined to, or a
 * new one.
 */
export async function openConversation(tx: Transaction, opening: Opening): Promise<Conversation> {
  const { person, listingId, at } = opening;
  const home = listingId === null ? null : await findHome(tx, listingId);
  const personKey = getPersonKey(person);
  const facts = {
    ...person,
    emailMatch: person.email === null ? null : getEmailMatch(person.email),
    phoneMatch: person.phone === null ? null : getPhoneMatch(person.phone),
    kind: opening.kind,
    searchWords: toSearchVector(
      listSearchWords({
        ...person,
        home: home ? [home.name, home.displayAddress, home.address] : [],
        postcode: home ? `${home.outcode} ${home.incode}` : (opening.area ?? null),
        ids: opening.ids,
      }),
    ),
  };
  const created = { snippet: "", askedAt: at, lastMessageAt: at };
  const area = home?.outcode ?? opening.area ?? null;
  const [own] = await tx
    .insert(conversations)
    .values({ personKey, listingId, area, ...facts, ...created })
    .onConflictDoUpdate({
      target: [conversations.personKey, conversations.listingId],
      set: {
        ...facts,
        searchWords: sql`${conversations.searchWords} || excluded.search_words`,
      },
    })
    .returning({ id: conversations.id, mergedInto: conversations.mergedInto });
  if (!own) throw new Error("The conversation was not written.");
  const conversation = await lockConversation(tx, own.mergedInto ?? own.id);
  if (!conversation) throw new Error("The conversation is not there.");
  return conversation;
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
  if (email !== null) return `email:${email.trim().toLowerCase()}`;
  if (phone !== null) return `phone:${createPersonKeys({ phone, email: "" }).phoneKey}`;
  return `name:${name.trim().toLowerCase()}`;
}

async function findHome(tx: Transaction, id: string) {
  const [home] = await tx
    .select({
      name: listings.name,
      address: listings.address,
      displayAddress: listings.displayAddress,
      outcode: listings.outcode,
      incode: listings.incode,
    })
    .from(listings)
    .where(eq(listings.id, id));
  return home ?? null;
}

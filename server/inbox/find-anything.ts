import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { foldText } from "../../domain/shared/folded-text.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { readSearchQuery } from "../conversations/search-words.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

export interface Found {
  kind: "do" | "person" | "home";
  to: string;
  title: string;
  note: string;
}

const actions: readonly Found[] = [
  { kind: "do", to: "/office/inbox/new", title: "Enter a call", note: "N" },
  { kind: "do", to: "/office/inbox?view=unanswered", title: "What is unanswered", note: "Inbox" },
  { kind: "do", to: "/office/inbox?view=mine", title: "What is mine", note: "Inbox" },
  { kind: "do", to: "/office/inbox?late=on", title: "What is past the promise", note: "Inbox" },
  { kind: "do", to: "/office/diary", title: "My week", note: "Diary" },
  { kind: "do", to: "/office/diary?view=team", title: "The team’s day", note: "Diary" },
  { kind: "do", to: "/office/diary/book", title: "Book a viewing", note: "B" },
  { kind: "do", to: "/office/diary/new", title: "New appointment or block viewing", note: "Diary" },
  { kind: "do", to: "/office/account", title: "My account", note: "Passkeys, sessions" },
];

const mostOfAKind = 8;

/** People, homes and things to do whose words begin so. Without a word the things to do. */
export async function findAnything(db: Queryable, text: string): Promise<Found[]> {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const named = actions.filter(({ title }) =>
    words.every((word) =>
      foldText(title)
        .split(" ")
        .some((part) => part.startsWith(word)),
    ),
  );
  const query = readSearchQuery(text);
  // PostgreSQL takes no NUL.
  if (query === null || text.includes("\0")) return named;
  return [...named, ...(await findPeople(db, query)), ...(await findHomes(db, query))];
}

async function findPeople(db: Queryable, query: string): Promise<Found[]> {
  const { id, name, email, phone, mergedInto, searchWords, lastMessageAt } = conversations;
  const rows = await db
    .select({ id, name, email, phone, mergedInto, home: listings.name })
    .from(conversations)
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(and(isNull(mergedInto), sql`${searchWords} @@ ${query}::tsquery`))
    .orderBy(desc(lastMessageAt))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    kind: "person",
    to: `/office/inbox/${row.id}`,
    title: row.name,
    note: [row.home, row.phone, row.email].filter(Boolean).join(", "),
  }));
}

async function findHomes(db: Queryable, query: string): Promise<Found[]> {
  const { id, name, displayAddress, outcode, status, searchWords } = listings;
  const rows = await db
    .select({ id, name, displayAddress, outcode })
    .from(listings)
    .where(and(ne(status, "withdrawn"), sql`${searchWords} @@ ${query}::tsquery`))
    .orderBy(name, id)
    .limit(mostOfAKind);
  return rows.map((row) => ({
    kind: "home",
    to: `/property/${row.id}`,
    title: row.name,
    note: `${row.displayAddress}, ${row.outcode}`,
  }));
}

import { and, desc, eq, isNull, notExists, type SQL, type SQLWrapper } from "drizzle-orm";
import { stateNames } from "../../domain/listings/listing-state.ts";
import { getTypedName } from "../../domain/shared/fields/choice.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { foldText } from "../../domain/shared/text/folded-text.ts";
import { hasPermission, type Permission } from "../../domain/staff/roles.ts";
import { isConversationOf, isHomeOf } from "../branches/of-branch.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { containsContact, matchesContact } from "../contacts/match-contacts.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { hasWords, readSearchWords } from "../conversations/search-words.ts";
import { findLandlords, nameLandlord } from "../landlords/landlord-choices.ts";
import { shownState } from "../tenancies/end/is-still-let.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { nameHome } from "../listings/office-home.ts";
import { findInTurn, listHomeMatches } from "../listings/match-homes.ts";
import type { Queryable } from "../platform/database/client.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { listKeys } from "../viewings/keys/keys.ts";
import { listLatestConversations } from "./latest-conversations.ts";

/** Whose role and branch say what is found. */
export type Looking = Pick<SignedIn, "role" | "branchView">;

export interface Found {
  kind: "do" | "key" | "person" | "home";
  to: string;
  title: string;
  note: string;
}

/** What there is to do, each with the permission that its page needs. */
const actions: readonly (Omit<Found, "kind"> & { permission?: Permission })[] = [
  {
    to: "/office/inbox/new",
    title: "Log a call",
    note: "N",
    permission: "answer-requests",
  },
  { to: "/office/inbox?view=unanswered", title: "Unanswered", note: "Inbox" },
  { to: "/office/inbox?view=mine", title: "Assigned to me", note: "Inbox" },
  { to: "/office/inbox?late=on", title: "Over target", note: "Inbox" },
  { to: "/office/diary", title: "My week", note: "Diary", permission: "see-diary" },
  {
    to: "/office/diary?view=team",
    title: "The team’s day",
    note: "Diary",
    permission: "see-diary",
  },
  { to: "/office/diary/book", title: "Book a viewing", note: "B", permission: "edit-diary" },
  {
    to: "/office/diary/new",
    title: "New appointment or block viewing",
    note: "Diary",
    permission: "edit-diary",
  },
  { to: "/office/listings", title: "All listings", note: "Listings", permission: "see-listings" },
  {
    to: "/office/listings/new",
    title: "New property",
    note: "Listings",
    permission: "edit-listings",
  },
  { to: "/office/contacts", title: "All contacts", note: "Contacts", permission: "see-people" },
  { to: "/office/emails", title: "Outbox", note: "Emails", permission: "see-outbox" },
  {
    to: "/office/settings",
    title: "Settings",
    note: "Hours, response target, templates",
    permission: "see-settings",
  },
  { to: "/office/account", title: "My account", note: "Passkeys, sessions" },
];

const mostOfAKind = 8;

/**
 * People, homes and things to do whose words begin so, and the key with that code. Without a word the
 * things to do.
 * @param by whoever looks: what they may not do or see is left out
 */
export async function findAnything(db: Queryable, by: Looking, text: string): Promise<Found[]> {
  const named = findActions(by, foldText(text).split(/\s+/).filter(Boolean));
  const words = readSearchWords(text);
  // PostgreSQL takes no NUL.
  if (words === null || text.includes("\0")) return named;
  const branch = getShownBranch(by);
  const people = await findPeople(db, branch, words);
  if (hasPermission(by, "see-people")) {
    people.push(...(await findOtherPeople(db, branch, text)));
    // No conversation knows its person's address or number by a part, their card does.
    if (people.length === 0) people.push(...(await findCards(db, containsContact(text))));
    people.push(...(await findOtherLandlords(db, branch, text, people)));
  }
  return [
    ...named,
    ...(hasPermission(by, "see-diary") ? await findKeys(db, branch, text) : []),
    ...people,
    ...(hasPermission(by, "see-listings") ? await findHomes(db, branch, text) : []),
  ];
}

function findActions(by: Looking, words: readonly string[]): Found[] {
  return actions
    .filter(({ permission }) => permission === undefined || hasPermission(by, permission))
    .filter(({ title }) =>
      words.every((word) =>
        foldText(title)
          .split(" ")
          .some((part) => part.startsWith(word)),
      ),
    )
    .map(({ to, title, note }) => ({ kind: "do", to, title, note }));
}

/** By the whole of a code, as it is read off a tag: what begins so would be most of them. */
async function findKeys(db: Queryable, branch: string | null, text: string): Promise<Found[]> {
  const found = await listKeys(db, { code: text.trim(), branch });
  return found.map(({ key, home }) => ({
    kind: "key",
    to: `/office/diary/keys?${new URLSearchParams({ [getTypedName("find")]: key.code })}`,
    title: `Key ${key.code}`,
    note: [nameHome(home), key.holderName === null ? key.keptAt : `With ${key.holderName}`]
      .filter(Boolean)
      .join(", "),
  }));
}

async function findPeople(
  db: Queryable,
  branch: string | null,
  words: readonly string[],
): Promise<Found[]> {
  const rows = await listLatestConversations(
    db,
    and(hasWords(words), isConversationOf(branch)),
    mostOfAKind,
  );
  return rows.map((row) => ({
    kind: "person",
    to: `/office/inbox/${row.id}`,
    title: row.name,
    note: [row.home, row.phone, row.email].filter(Boolean).join(", "),
  }));
}

/** Of cards, the newest: nearly all have a conversation, so most are asked about for nothing. */
const mostCards = 200;

/**
 * By their cards: who offered or viewed and never asked, whose conversation was joined to another,
 * and who asked another branch than is shown.
 */
async function findOtherPeople(
  db: Queryable,
  branch: string | null,
  text: string,
): Promise<Found[]> {
  const { contactId, mergedInto } = conversations;
  return findCards(db, matchesContact(text), (cardId) =>
    notExists(
      db
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(eq(contactId, cardId), isNull(mergedInto), isConversationOf(branch))),
    ),
  );
}

/** @param isShown of the newest that match */
async function findCards(
  db: Queryable,
  match: SQL,
  isShown: (cardId: SQLWrapper) => SQL | undefined = () => undefined,
): Promise<Found[]> {
  const { id, firstname, lastname, phone, email, updatedAt } = contacts;
  const cards = db
    .select({ id, firstname, lastname, phone, email, updatedAt })
    .from(contacts)
    .where(match)
    .orderBy(desc(updatedAt))
    .limit(mostCards)
    .as("cards");
  const rows = await db
    .select()
    .from(cards)
    .where(isShown(cards.id))
    .orderBy(desc(cards.updatedAt))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    kind: "person",
    to: `/office/contacts/${row.id}`,
    title: `${row.firstname} ${row.lastname}`,
    note: [row.phone, row.email].filter(Boolean).join(", "),
  }));
}

/** By company, by their own address or by a home they let, as the field for landlords finds them. */
async function findOtherLandlords(
  db: Queryable,
  branch: string | null,
  text: string,
  known: readonly Found[],
): Promise<Found[]> {
  const found = await findLandlords(db, branch, text, mostOfAKind);
  // Their conversation, or their card, stands there already.
  const isKnown = ({ contactId, firstname, lastname, email }: (typeof found)[number]) =>
    known.some(
      ({ to, title, note }) =>
        to.endsWith(contactId) ||
        (title === `${firstname} ${lastname}` && email !== null && note.includes(email)),
    );
  return found
    .filter((one) => !isKnown(one))
    .map(({ contactId, phone, email, ...named }) => ({
      kind: "person",
      to: `/office/contacts/${contactId}`,
      title: nameLandlord(named),
      note: ["Landlord", phone, email].filter(Boolean).join(", "),
    }));
}

/** Whoever looks for one home types more than a word that so many have. */
const mostHomes = 1000;

/** Drafts and withdrawn homes, too, as the table of homes searches them. */
async function findHomes(db: Queryable, branch: string | null, text: string): Promise<Found[]> {
  const { id, number, title, area, outcode, rentPcm } = listingRecords;
  // Else all homes are read in the order of their titles until eight have the word.
  const look = (match: SQL | undefined) => {
    const found = db
      .select({ id, title })
      .from(listingRecords)
      .where(and(isHomeOf(branch), match))
      .limit(mostHomes)
      .as("found");
    return db
      .select({ id, number, title, area, outcode, rentPcm, state: shownState })
      .from(found)
      .innerJoin(listingRecords, eq(id, found.id))
      .orderBy(found.title, found.id)
      .limit(mostOfAKind);
  };
  const rows = await findInTurn(listHomeMatches(text), look);
  return rows.map((row) => ({
    kind: "home",
    to: `/office/listings/${row.id}`,
    title: row.title || `L-${row.number}`,
    note: [
      `${row.area} ${row.outcode}`.trim(),
      // Those of one building differ by it.
      row.rentPcm === null ? "" : `${formatPounds(row.rentPcm)} pcm`,
      stateNames[row.state],
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

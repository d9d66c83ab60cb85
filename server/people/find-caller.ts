import { and, eq, isNull, like } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { findPersonId } from "../contacts/person-contacts.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listCardMessages } from "./card-records.ts";
import { readStaffNames } from "./find-card.ts";
import { buildStory } from "./person-story.ts";

const callerKey = "phone:";

/** Somebody who gave a telephone number and no address, by one of their conversations. */
export async function findCallerConversation(db: Queryable, id: string) {
  if (!isUuid(id)) return null;
  const { name, phone, personKey, contactId } = conversations;
  const [found] = await db
    .select({ id: conversations.id, name, phone, personKey, contactId })
    .from(conversations)
    .where(and(eq(conversations.id, id), like(personKey, `${callerKey}%`)));
  return found ?? null;
}

type FoundCaller =
  | { found: "caller"; caller: NonNullable<Awaited<ReturnType<typeof readCaller>>> }
  /** They have given an address since. */
  | { found: "card"; personId: string }
  | { found: "none" };

/** All that somebody said who is known by telephone alone. */
export async function findCaller(
  { database, now }: Pick<AppContext, "database" | "now">,
  id: string,
): Promise<FoundCaller> {
  const { orm } = database;
  const conversation = await findCallerConversation(orm, id);
  if (conversation === null) return { found: "none" };
  const phoneKey = conversation.personKey.slice(callerKey.length);
  const [contact] = await orm
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.phoneKey, phoneKey))
    .limit(1);
  const personId = contact && (await findPersonId(orm, contact.id));
  if (personId) return { found: "card", personId };
  return { found: "caller", caller: await readCaller(orm, { ...conversation, phoneKey }, now()) };
}

interface Caller {
  id: string;
  name: string;
  phone: string | null;
  phoneKey: string;
}

async function readCaller(db: Queryable, { id, name, phone, phoneKey }: Caller, now: Date) {
  const messages = await listCardMessages(db, [], { emailKeys: [], phoneKeys: [phoneKey] });
  const nothing = { alerts: [], bookings: [], choices: [], contacts: [], mails: [], merges: [] };
  const offers = { offers: [], offerSteps: [] };
  const names = await readStaffNames(db);
  return {
    id,
    name,
    phone: phone ?? "",
    conversations: await db.$count(
      conversations,
      and(eq(conversations.personKey, callerKey + phoneKey), isNull(conversations.mergedInto)),
    ),
    story: buildStory({ ...nothing, ...offers, messages, names }, now),
  };
}

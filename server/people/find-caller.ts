import { and, isNull } from "drizzle-orm";
import { shortenName } from "../../domain/contacts/full-name.ts";
import { addYears } from "../../domain/people/last-contact.ts";
import { retention } from "../../domain/privacy/retention.ts";
import type { AppContext } from "../app-context.ts";
import { findCallerConversation, isCallerOf } from "../conversations/callers.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { findPersonOfCaller } from "../privacy/data-subject.ts";
import { findOpenErasure } from "../privacy/request-erasure.ts";
import { listCardMessages } from "./card/card-records.ts";
import { readStaffNames } from "./card/find-card.ts";
import { buildTimeline } from "./card/contact-timeline.ts";

type FoundCaller =
  | { found: "caller"; caller: NonNullable<Awaited<ReturnType<typeof readCaller>>> }
  /** They have given an address since. */
  | { found: "card"; personId: string }
  | { found: "none" };

/** All that somebody said who is known by telephone alone. */
export async function findCaller({ database, now }: AppContext, id: string): Promise<FoundCaller> {
  const { orm } = database;
  const conversation = await findCallerConversation(orm, id);
  if (conversation === null) return { found: "none" };
  const personId = await findPersonOfCaller(orm, conversation);
  if (personId !== null) return { found: "card", personId };
  return { found: "caller", caller: await readCaller(orm, conversation, now()) };
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
  const offers = { offeredTimes: [], offers: [], offerSteps: [] };
  const names = await readStaffNames(db);
  return {
    id,
    name,
    firstname: shortenName(name),
    phone: phone ?? "",
    keptUntil: addYears(messages[0]?.at ?? now, retention.conversation.keep.years),
    conversations: await db.$count(
      conversations,
      and(isCallerOf([phoneKey]), isNull(conversations.mergedInto)),
    ),
    erasure: await findOpenErasure(db, id),
    names,
    story: buildTimeline({ ...nothing, ...offers, messages, names }, now),
  };
}

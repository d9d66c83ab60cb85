import { and, asc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { foldText } from "../../domain/shared/text/folded-text.ts";
import { listSamePersonReasons } from "../../domain/conversations/same-person.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { isConversationOf } from "../branches/of-branch.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { type Conversation, conversationColumns } from "../conversations/open-conversation.ts";
import { findRequestClaims } from "../conversations/show-claims.ts";
import { listShownQuestions } from "../conversations/viewer-questions.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { findAnswers } from "../enquiries/qualification-answers.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { officeHome, officeHomeName } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";
import { isHeldBack } from "../platform/mail/outbox-desk.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { listTypedNames } from "../requests/request-for-inbox.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { staff } from "../staff/staff-tables.ts";

export type OpenConversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/**
 * All that the office sees of a conversation. Null for an unknown id.
 * @param id anything; one of a joined conversation opens the one that it was joined to
 * @param branch to which whoever looks is limited
 */
export async function findConversation(db: Queryable, id: string, branch: string | null = null) {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select({ conversation: conversationColumns, owner: staff.name })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .where(eq(conversations.id, id));
  if (!found) return null;
  const { conversation } = found;
  if (conversation.mergedInto !== null)
    return findConversation(db, conversation.mergedInto, branch);
  const joined = await listJoined(db, id);
  const members = [id, ...joined.map((one) => one.id)];
  const messages = await listMessages(db, members);
  return {
    ...found,
    joined,
    home: await findHome(db, conversation.listingId),
    messages,
    claims: await findSenders(db, conversation, messages),
    questions: await listShownQuestions(db, members),
    history: await listHistory(db, members),
    answers: await findAnswers(db, {
      enquiryIds: listRequestIds(messages),
      contactIds: conversation.contactId === null ? [] : [conversation.contactId],
    }),
    others: await listOthers(db, conversation, members, branch),
  };
}

/**
 * Of a request without a contact what was typed stands in the request, and the conversation has the
 * name that came first.
 */
async function findSenders(
  db: Queryable,
  { name }: Conversation,
  messages: Awaited<ReturnType<typeof listMessages>>,
) {
  const recordIds = listRequestIds(messages);
  const { sentAs, undecided } = await findRequestClaims(db, recordIds);
  for (const [recordId, typed] of await listTypedNames(db, recordIds))
    if (foldText(typed) !== foldText(name)) sentAs.set(recordId, typed);
  return { sentAs, undecided };
}

function listRequestIds(messages: Awaited<ReturnType<typeof listMessages>>): string[] {
  return messages.flatMap(({ kind, recordId }) =>
    kind === "request" && recordId !== null ? [recordId] : [],
  );
}

function listJoined(db: Queryable, id: string) {
  const { name, kind, email, phone } = conversations;
  return db
    .select({ id: conversations.id, name, kind, email, phone })
    .from(conversations)
    .where(eq(conversations.mergedInto, id))
    .orderBy(asc(conversations.askedAt));
}

/** The advert is null of a home that never had one. */
async function findHome(db: Queryable, id: string | null) {
  if (id === null) return null;
  const { displayAddress, rentPcm, status, availableFrom, cover, media } = listings;
  const [home] = await db
    .select({
      ...officeHome,
      state: listingRecords.state,
      advert: { displayAddress, rentPcm, status, availableFrom, cover, media },
    })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(eq(listingRecords.id, id));
  return home ?? null;
}

function listMessages(db: Queryable, members: readonly string[]) {
  const { id, kind, requestKind, recordId, isAutomatic, body, mail, at } = conversationMessages;
  return db
    .select({
      id,
      kind,
      requestKind,
      viewingOption: enquiries.viewingOption,
      recordId,
      isAutomatic,
      body,
      mail,
      at,
      by: staff.name,
      staffId: conversationMessages.staffId,
      sending: outbox.state,
      outboxId: outbox.id,
      // By the clock of the database, which the worker that sends it goes by, too.
      heldSeconds: sql<number>`case when ${isHeldBack} then
        ceil(extract(epoch from ${outbox.nextAttemptAt} - now()))::int else 0 end`,
      bounceReason: outbox.bounceReason,
      attachments: outbox.attachments,
    })
    .from(conversationMessages)
    .leftJoin(staff, eq(staff.id, conversationMessages.staffId))
    .leftJoin(enquiries, eq(enquiries.id, recordId))
    .leftJoin(outbox, eq(outbox.id, conversationMessages.outboxId))
    .where(inArray(conversationMessages.conversationId, [...members]))
    .orderBy(asc(conversationMessages.at), asc(conversationMessages.id));
}

function listHistory(db: Queryable, members: readonly string[]) {
  return db
    .select({
      id: audit.id,
      at: audit.at,
      actor: audit.actor,
      name: staff.name,
      action: audit.action,
    })
    .from(audit)
    .leftJoin(staff, eq(sql`${staff.id}::text`, audit.actor))
    .where(and(eq(audit.subject, "conversation"), inArray(audit.subjectId, [...members])))
    .orderBy(asc(audit.at), asc(audit.id));
}

const mostOthers = 20;

/** Other conversations of who may be the same person, and why. */
async function listOthers(
  db: Queryable,
  one: Conversation,
  members: readonly string[],
  branch: string | null,
) {
  const { emailMatch, phoneMatch, contactId } = one;
  const same = [
    contactId === null ? undefined : eq(conversations.contactId, contactId),
    emailMatch === null ? undefined : eq(conversations.emailMatch, emailMatch),
    phoneMatch === null ? undefined : eq(conversations.phoneMatch, phoneMatch),
  ].filter((condition) => condition !== undefined);
  if (same.length === 0) return [];
  const rows = await db
    .select({ conversation: conversationColumns, home: officeHomeName })
    .from(conversations)
    .leftJoin(listingRecords, eq(listingRecords.id, conversations.listingId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(
      and(
        or(...same),
        isNull(conversations.mergedInto),
        ne(conversations.id, one.id),
        isConversationOf(branch),
      ),
    )
    .orderBy(asc(conversations.askedAt))
    .limit(mostOthers);
  return rows
    .filter(({ conversation }) => !members.includes(conversation.id))
    .map(({ conversation: other, home }) => ({
      id: other.id,
      name: other.name,
      email: other.email,
      phone: other.phone,
      kind: other.kind,
      state: other.state,
      home,
      isSameContact: contactId !== null && other.contactId === contactId,
      reasons: listSamePersonReasons(one, other),
      /** Two homes stay two conversations. */
      canJoin:
        one.listingId === null || other.listingId === null || one.listingId === other.listingId,
    }));
}

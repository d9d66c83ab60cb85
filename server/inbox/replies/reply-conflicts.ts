import { and, desc, eq, gt, inArray, notInArray, or } from "drizzle-orm";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { AppContext } from "../../app-context.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import { listTypingColleagues } from "./reply-presence.ts";
import { replyPresence } from "./reply-tables.ts";

/** Notes and what a program sent are no reason to write another reply. */
export async function findNewerMessage(
  tx: Transaction,
  id: string,
  lastSeen: number,
): Promise<Refused | null> {
  const [newer] = await tx
    .select({
      id: conversationMessages.id,
      kind: conversationMessages.kind,
      at: conversationMessages.at,
      name: staff.name,
    })
    .from(conversationMessages)
    .leftJoin(staff, eq(staff.id, conversationMessages.staffId))
    .where(
      and(
        isInConversation(tx, id),
        gt(conversationMessages.id, lastSeen),
        notInArray(conversationMessages.kind, ["note", "event"]),
        eq(conversationMessages.isAutomatic, false),
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(1);
  if (!newer) return null;
  const isAnswer = newer.kind === "reply" || newer.kind === "call";
  const who = isAnswer ? `${newer.name ?? "Someone"} replied` : "They wrote again";
  const time = londonTime(newer.at);
  return stop(
    `${who} at ${time}, so we haven’t sent yours. Read the new message, then send or discard your reply.`,
  );
}

export async function findEarlierWriter(
  { now }: AppContext,
  tx: Transaction,
  by: StaffActor,
  id: string,
): Promise<Refused | null> {
  const [first] = await listTypingColleagues(tx, { except: by.staffId, now: now() }, id);
  if (!first) return null;
  const own = await findOwnPresence(tx, by, id);
  if (own && own.since <= first.since) return null;
  return stop(`${first.name} is writing a reply, so we haven’t sent yours. Wait, or take over.`);
}

async function findOwnPresence(tx: Transaction, { staffId }: StaffActor, id: string) {
  const [own] = await tx
    .select({ since: replyPresence.since })
    .from(replyPresence)
    .where(and(eq(replyPresence.staffId, staffId), eq(replyPresence.conversationId, id)));
  return own ?? null;
}

function stop(detail: string): Refused {
  return { ok: false, refusal: { title: "Not sent", detail, conflict: {} } };
}

/** Messages of a conversation and of those joined to it. */
export function isInConversation(tx: Queryable | Transaction, id: string) {
  return inArray(
    conversationMessages.conversationId,
    tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id))),
  );
}

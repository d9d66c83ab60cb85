import { and, asc, eq, gt, lte, ne } from "drizzle-orm";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { replyPresence } from "./reply-tables.ts";

/** A page says again that somebody is writing before this ends. */
const presenceMs = 30_000;

/**
 * Notes that somebody is writing a reply, or has stopped. Nobody writes in two places.
 *
 * Colleagues' pages are told that it begins and ends. What is written they ask for: told of each word,
 * every open inbox would load anew. So a colleague's inbox is read twice for each reply, however long
 * it is, and again at most once in 30 seconds if the writer pauses.
 * @param draft as it is now
 * @returns false if there is no such conversation
 */
export async function notePresence(
  { database, now }: AppContext,
  { staffId }: StaffActor,
  {
    conversationId,
    isWriting,
    draft = "",
  }: { conversationId: string; isWriting: boolean; draft?: string },
): Promise<boolean> {
  return transact(database.orm, async (tx) => {
    if ((await tx.$count(conversations, eq(conversations.id, conversationId))) === 0) return false;
    const [before] = await tx
      .select()
      .from(replyPresence)
      .where(eq(replyPresence.staffId, staffId))
      .for("update");
    const at = now();
    if (!isWriting) {
      if (before?.conversationId !== conversationId) return true;
      await tx.delete(replyPresence).where(eq(replyPresence.staffId, staffId));
      await notifyOffice(tx, { subject: "presence", id: conversationId });
      return true;
    }
    const isSame = before?.conversationId === conversationId && before.until > at;
    const row = {
      conversationId,
      draft,
      since: isSame ? before.since : at,
      until: new Date(at.getTime() + presenceMs),
    };
    await tx
      .insert(replyPresence)
      .values({ staffId, ...row })
      .onConflictDoUpdate({ target: replyPresence.staffId, set: row });
    if (isSame) return true;
    await notifyOffice(tx, { subject: "presence", id: conversationId });
    if (before) await notifyOffice(tx, { subject: "presence", id: before.conversationId });
    return true;
  });
}

export interface Writer {
  staffId: string;
  name: string;
  conversationId: string;
  /** Only for who may answer. */
  draft: string;
  since: Date;
}

/** Colleagues who are writing now, who began first first. */
export function listTypingColleagues(
  db: Queryable,
  { except, now }: { except: string | null; now: Date },
  conversationId?: string,
): Promise<Writer[]> {
  return db
    .select({
      staffId: staff.id,
      name: staff.name,
      conversationId: replyPresence.conversationId,
      draft: replyPresence.draft,
      since: replyPresence.since,
    })
    .from(replyPresence)
    .innerJoin(staff, eq(staff.id, replyPresence.staffId))
    .where(
      and(
        gt(replyPresence.until, now),
        except === null ? undefined : ne(replyPresence.staffId, except),
        conversationId === undefined ? undefined : eq(replyPresence.conversationId, conversationId),
      ),
    )
    .orderBy(asc(replyPresence.since), asc(staff.id));
}

/** Erases what was begun and is no longer being written, and tells the pages that show it. */
export async function clearStalePresence({ database, now }: AppContext): Promise<void> {
  await transact(database.orm, async (tx) => {
    const over = await tx
      .delete(replyPresence)
      .where(lte(replyPresence.until, now()))
      .returning({ id: replyPresence.conversationId });
    for (const { id } of over) await notifyOffice(tx, { subject: "presence", id });
  });
}

import { and, asc, eq, inArray, lte, notExists, or, sql } from "drizzle-orm";
import { staffMailKinds } from "../../../domain/shared/mail/mail-kinds.ts";
import type { Queryable } from "../database/client.ts";
import { outbox, sendingPause } from "./outbox-table.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** How long a worker may hold a claimed mail, seconds. Longer than any send can take. */
export const claimSeconds = 5 * 60;

export interface ClaimedMail extends OutgoingMail {
  id: string;
  attempt: number;
  createdAt: Date;
}

/**
 * Claims the most overdue mail in one statement. No other worker gets it for `claimSeconds`, even
 * if this process dies. While the outbox is held only colleagues get mail: whoever lets it go has to
 * be able to sign in.
 */
export async function claimMail(db: Queryable): Promise<ClaimedMail | null> {
  const isLetGo = or(
    notExists(db.select().from(sendingPause)),
    inArray(outbox.kind, staffMailKinds),
  );
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), lte(outbox.nextAttemptAt, sql`now()`), isLetGo))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: addSeconds(claimSeconds) })
    .where(eq(outbox.id, due))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      replyTo: outbox.replyTo,
      subject: outbox.subject,
      html: outbox.html,
      unsubscribeUrl: outbox.unsubscribeUrl,
      calendar: outbox.calendar,
      inReplyTo: outbox.inReplyTo,
      attachments: outbox.attachments,
      aboutId: outbox.aboutId,
      attempt: outbox.attempts,
      createdAt: outbox.createdAt,
    });
  return mail ?? null;
}

export async function markSent(db: Queryable, { id }: ClaimedMail): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "sent", sentAt: sql`now()`, lastError: null })
    .where(eq(outbox.id, id));
}

/** Does nothing if the claim expired and another worker has the mail. */
export async function markForRetry(
  db: Queryable,
  mail: ClaimedMail,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: addSeconds(seconds) })
    .where(isStillClaimed(mail));
}

export async function markFailed(db: Queryable, mail: ClaimedMail, reason: string): Promise<void> {
  await db.update(outbox).set({ state: "failed", lastError: reason }).where(isStillClaimed(mail));
}

function isStillClaimed({ id, attempt }: ClaimedMail) {
  return and(eq(outbox.id, id), eq(outbox.state, "waiting"), eq(outbox.attempts, attempt));
}

function addSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

import { and, asc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";
import { outbox } from "./outbox-table.ts";
import { recordAudit } from "../submissions/record-audit.ts";
import type { PlatformContext } from "../platform-context.ts";
import { claimSeconds } from "./outbox.ts";

export function listUnsentMails(db: Queryable) {
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(ne(outbox.state, "sent"))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
}

export async function findMail(db: Queryable, id: string) {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail ?? null;
}

/**
 * Makes failed and waiting mails due at once with a fresh attempt count. Mails that a worker may be
 * sending are skipped to avoid duplicates.
 * @param id one mail, null for all
 * @returns how many
 */
export async function retryMails(
  { database }: Pick<PlatformContext, "database">,
  id: string | null,
): Promise<number> {
  const inHand = sql`now() + make_interval(secs => ${claimSeconds})`;
  const canRetry = or(
    eq(outbox.state, "failed"),
    and(eq(outbox.state, "waiting"), gt(outbox.nextAttemptAt, inHand)),
  );
  return database.orm.transaction(async (tx) => {
    const retried = await tx
      .update(outbox)
      .set({ state: "waiting", attempts: 0, nextAttemptAt: sql`now()` })
      .where(and(canRetry, id === null ? undefined : eq(outbox.id, id)))
      .returning({ id: outbox.id });
    for (const mail of retried) {
      await recordAudit(tx, {
        actor: "command line",
        action: "mail.retried",
        subject: "mail",
        subjectId: mail.id,
      });
    }
    return retried.length;
  });
}

export function listNewestMails(db: Queryable, limit: number) {
  const newest = db
    .select({ id: outbox.id })
    .from(outbox)
    .orderBy(sql`${outbox.createdAt} desc`)
    .limit(limit);
  return db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      state: outbox.state,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(inArray(outbox.id, newest))
    .orderBy(sql`${outbox.createdAt} desc`);
}

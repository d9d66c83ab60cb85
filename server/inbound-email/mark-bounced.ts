import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { Bounce } from "./parsing/read-bounce.ts";

/**
 * Notes at a mail in the outbox that it came back. It stays `sent`: it is not sent again by itself.
 * @returns ids of the mails
 */
export async function markBounced(tx: Transaction, bounce: Bounce, at: Date): Promise<string[]> {
  const { hasFailed, outboxIds, reason } = bounce;
  if (!hasFailed || outboxIds.length === 0) return [];
  const marked = await tx
    .update(outbox)
    .set({ bouncedAt: at, bounceReason: reason })
    .where(and(inArray(outbox.id, outboxIds), eq(outbox.state, "sent")))
    .returning({ id: outbox.id });
  for (const { id } of marked)
    await recordAudit(tx, { actor: "job", action: "mail.bounced", subject: "mail", subjectId: id });
  return marked.map(({ id }) => id);
}

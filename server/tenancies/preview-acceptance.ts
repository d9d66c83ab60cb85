import { sql } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { transactAndRollBack } from "../platform/database/roll-back.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { type Acceptance, type AcceptedLet, acceptOfferIn } from "./accept-offer.ts";

export interface PreviewedMail {
  recipient: string;
  subject: string;
  html: string;
}

/**
 * The very mails that an acceptance would send, and what it would do. Nothing of it stays: the links
 * in these mails open nothing.
 */
export async function previewAcceptance(
  app: Pick<AppContext, "database" | "config" | "now" | "payments">,
  actor: Actor,
  input: Acceptance,
): Promise<{ outcome: AcceptedLet; mails: PreviewedMail[] }> {
  return transactAndRollBack(app.database.orm, async (tx) => {
    const outcome = await acceptOfferIn(tx, app, actor, input);
    const mails = outcome.ok
      ? await tx
          .select({ recipient: outbox.recipient, subject: outbox.subject, html: outbox.html })
          .from(outbox)
          // Rows of this transaction: nothing else has its number.
          .where(sql`${outbox}.xmin = pg_current_xact_id()::xid`)
      : [];
    return { outcome, mails };
  });
}

import { sql } from "drizzle-orm";
import { hideLinkSlots } from "../../domain/shared/mail/link-slot.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transactAndRollBack } from "../platform/database/transact.ts";
import { isQueuedHere } from "../platform/mail/outbox-desk.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { toMailText } from "../platform/mail/render-mail.ts";

export interface PreviewedMail {
  recipient: string;
  subject: string;
  text: string;
}

/**
 * The very mails that something would send, and what it would do. Nothing of it stays, and the links to
 * own pages are left out.
 */
export function previewMails<Outcome>(
  { database }: AppContext,
  act: (tx: Transaction) => Promise<Outcome>,
): Promise<{ outcome: Outcome; mails: PreviewedMail[] }> {
  return transactAndRollBack(database.orm, async (tx) => {
    const outcome = await act(tx);
    const rows = await tx
      .select({ recipient: outbox.recipient, subject: outbox.subject, html: outbox.html })
      .from(outbox)
      .where(isQueuedHere)
      // Whoever hears yes first, then in the order of writing.
      .orderBy(sql`${outbox.kind} = 'offer-accept' desc`, sql`${outbox}.ctid`);
    const mails = rows.map(({ html, ...mail }) => ({
      ...mail,
      text: hideLinkSlots(toMailText(html))
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim(),
    }));
    return { outcome, mails };
  });
}

import { createHmac } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import { toMailbox } from "../../../domain/shared/mail/mailbox.ts";
import type { Transaction } from "../database/client.ts";
import { keyFor } from "../database/site-secret.ts";
import { dailyMails } from "./daily-mail-table.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";

type Confirmation = Pick<OutgoingMail, "kind" | "recipient"> & { onceADayAbout: string };

/** Older rows hold nobody back. */
export const dailyMailsOver = sql`now() - interval '24 hours'`;

/**
 * Leaves out confirmations that the same mailbox had within a day. Of two submissions at once the
 * second waits for the first.
 */
export async function keepDailyMails(
  tx: Transaction,
  siteSecret: string,
  mails: readonly OutgoingMail[],
): Promise<OutgoingMail[]> {
  const keys = new Map(
    mails.map((mail) => [mail, isConfirmation(mail) ? createKey(siteSecret, mail) : null]),
  );
  const claimed = new Set<string>();
  // In one order everywhere, as two submissions would otherwise wait for each other.
  for (const key of [...new Set(keys.values())].filter((one) => one !== null).toSorted()) {
    if (await claim(tx, key)) claimed.add(key);
  }
  // Each key lets one mail through, also within a submission.
  return mails.filter((mail) => {
    const key = keys.get(mail) ?? null;
    return key === null || claimed.delete(key);
  });
}

/** For a mailbox that has answered: whatever it asks for next is its own wish. */
export async function forgetDailyMail(
  tx: Transaction,
  siteSecret: string,
  mail: Confirmation,
): Promise<void> {
  await tx.delete(dailyMails).where(eq(dailyMails.key, createKey(siteSecret, mail)));
}

/** For an address that anybody may have typed: nobody waits for it, and what it confirms is stored. */
export function isConfirmation(mail: OutgoingMail): mail is OutgoingMail & Confirmation {
  return typeof mail.onceADayAbout === "string";
}

function createKey(siteSecret: string, { kind, recipient, onceADayAbout }: Confirmation): string {
  return createHmac("sha256", keyFor(siteSecret, "daily mails"))
    .update(JSON.stringify([kind, toMailbox(recipient), onceADayAbout]))
    .digest("base64url");
}

async function claim(tx: Transaction, key: string): Promise<boolean> {
  const claimed = await tx
    .insert(dailyMails)
    .values({ key })
    .onConflictDoUpdate({
      target: dailyMails.key,
      set: { queuedAt: sql`now()` },
      setWhere: lte(dailyMails.queuedAt, dailyMailsOver),
    })
    .returning({ key: dailyMails.key });
  return claimed.length > 0;
}

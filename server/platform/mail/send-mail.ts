import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../database/client.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { claimMail, type ClaimedMail, markFailed, markForRetry, markSent } from "./outbox.ts";
import { maxAttempts, getRetryDelay } from "./retry-delay.ts";
import type { MailTransport, Refusal } from "./transport.ts";

/** Longest sending of one mail, milliseconds; shorter than its claim. */
const longestSending = 4 * 60_000;

export interface MailSending {
  database: Pick<Database, "orm">;
  transport: MailTransport;
  log: Pick<Logger, "info" | "warn" | "error">;
  metrics: Pick<Metrics, "mailsSent" | "mailFailures">;
  /** Breaks off what is under way. */
  signal: AbortSignal;
}

/**
 * Sends the next mail that is due and notes in the outbox what became of it.
 *
 * A mail can reach its reader twice in one case that SMTP leaves open: the server takes it, but
 * the line drops before its answer is here, or the process dies before the answer is noted. The
 * mail is then sent again, after its pause or when its claim has run out, with the same
 * Message-ID, by which a receiving server or mail program knows it again.
 *
 * @returns true if the next one can follow at once; false if none is due or the server can't now.
 */
export async function sendNextMail(sending: MailSending): Promise<boolean> {
  const { database, transport, log, metrics, signal } = sending;
  const mail = await claimMail(database.orm);
  if (!mail) return false;
  if (mail.attempt > maxAttempts) {
    await updateOutbox(log, mail, () =>
      markFailed(database.orm, mail, "The last try ended unnoticed."),
    );
    metrics.mailFailures.inc();
    log.error(describeMail(mail), "Mail failed permanently");
    return true;
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(longestSending)]);
  const delivery = await transport.send(mail, limit);
  if (!delivery.ok) return refused(sending, mail, delivery);
  await updateOutbox(log, mail, () => markSent(database.orm, mail));
  metrics.mailsSent.inc();
  log.info(describeMail(mail), "Mail sent");
  return true;
}

async function refused(
  { database, log, metrics }: MailSending,
  mail: ClaimedMail,
  { permanent, code, reason }: Refusal,
): Promise<boolean> {
  if (permanent || mail.attempt >= maxAttempts) {
    await updateOutbox(log, mail, () => markFailed(database.orm, mail, reason));
    metrics.mailFailures.inc();
    log.error({ ...describeMail(mail), code }, "Mail failed permanently");
    return permanent;
  }
  const seconds = getRetryDelay(mail.attempt);
  await updateOutbox(log, mail, () => markForRetry(database.orm, mail, { reason, seconds }));
  log.warn({ ...describeMail(mail), code, seconds }, "Mail rejected, will retry");
  return false;
}

/** Ids only: no address and no text of a mail comes into a log. */
function describeMail({ id, kind, aboutId, attempt }: ClaimedMail) {
  return { mailId: id, kind, aboutId, attempt };
}

/** A moment without the database must not make a mail that was sent go out again. */
async function updateOutbox(
  log: MailSending["log"],
  mail: ClaimedMail,
  write: () => Promise<void>,
): Promise<void> {
  for (let left = 4; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left === 0) throw error;
      log.warn({ err: error, ...describeMail(mail) }, "Outbox update failed, will retry");
      await sleep(1000);
    }
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../database/client.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { claimMail, type ClaimedMail, markFailed, markForRetry, markSent } from "./outbox.ts";
import { inSpan } from "../tracing/tracing.ts";
import { maxAttempts, getRetryDelay } from "./retry-delay.ts";
import type { FilledMail } from "./outgoing-mail.ts";
import type { MailTransport, Refusal } from "./transport.ts";

/** Longest send of one mail, milliseconds. Shorter than its claim. */
const longestSending = 4 * 60_000;
/** For so long the result is tried to be stored, milliseconds. The claim ends a minute after the send. */
const longestUpdate = 40_000;

export interface MailSending {
  database: Pick<Database, "orm">;
  transport: MailTransport;
  /** Makes the links that a mail carries, when it is sent. */
  fillLinks: (mail: ClaimedMail) => Promise<FilledMail>;
  log: Pick<Logger, "info" | "warn" | "error">;
  metrics: Pick<Metrics, "mailsSent" | "mailFailures">;
  signal: AbortSignal;
}

/**
 * Sends the next due mail and records the result in the outbox. SMTP leaves one case of duplicate
 * delivery open: the server accepts the mail, but the connection drops or the process dies before
 * that is recorded. The mail is then sent again after its pause or claim, with the same Message-ID,
 * by which receivers can recognise it.
 * @returns true if the next can follow at once; false if none is due or the server is unavailable
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
    log.error(describeMail(mail), "Email failed permanently");
    return true;
  }
  const filled = await sending.fillLinks(mail);
  if (!filled.ok) {
    const { reason, waits = false } = filled;
    await handleRefusal(sending, mail, { ok: false, permanent: !waits, code: "LINK", reason });
    return true;
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(longestSending)]);
  const delivery = await inSpan("mail", { "mail.kind": mail.kind }, async (note) => {
    const answer = await transport.send({ ...mail, ...filled.mail }, limit);
    note({ "mail.result": answer.ok ? "sent" : "refused" });
    return answer;
  });
  if (!delivery.ok) return handleRefusal(sending, mail, delivery);
  await updateOutbox(log, mail, () => markSent(database.orm, mail));
  metrics.mailsSent.inc();
  log.info(describeMail(mail), "Email sent");
  return true;
}

async function handleRefusal(
  { database, log, metrics }: MailSending,
  mail: ClaimedMail,
  { permanent, code, reason }: Refusal,
): Promise<boolean> {
  if (permanent || mail.attempt >= maxAttempts) {
    await updateOutbox(log, mail, () => markFailed(database.orm, mail, reason));
    metrics.mailFailures.inc();
    log.error({ ...describeMail(mail), code }, "Email failed permanently");
    return permanent;
  }
  const seconds = getRetryDelay(mail.attempt);
  await updateOutbox(log, mail, () => markForRetry(database.orm, mail, { reason, seconds }));
  log.warn({ ...describeMail(mail), code, seconds }, "Email rejected, will retry");
  return false;
}

/** Ids only: no address or content may reach a log. */
function describeMail({ id, kind, aboutId, attempt }: ClaimedMail) {
  return { mailId: id, kind, aboutId, attempt };
}

/** Retries, so that a database that fails over does not cause a second send. */
async function updateOutbox(
  log: MailSending["log"],
  mail: ClaimedMail,
  write: () => Promise<void>,
): Promise<void> {
  const until = performance.now() + longestUpdate;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > until) throw error;
      log.warn({ err: error, ...describeMail(mail) }, "Outbox update failed, will retry");
      await sleep(1000);
    }
  }
}

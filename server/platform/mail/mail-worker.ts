import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformContext } from "../platform-context.ts";
import { type MailSending, sendNextMail } from "./send-mail.ts";
import type { MailTransport } from "./transport.ts";
import { startRepeatingJob } from "../jobs/repeating-job.ts";

/** Mails sent at the same time: one that the server takes long over doesn't hold up the next. */
const concurrency = 2;

export interface MailWorker {
  /**
   * No further mail is begun. Waits for those under way, for `graceMs` at most: then their
   * connections are cut and they are tried again later.
   */
  stop: () => Promise<void>;
}

/**
 * Sends what waits in the outbox: at the start, and whenever something is due. Several processes
 * may do so on one database. Without a transport the mails stay in the outbox, for a later start
 * that has one.
 * @param options.everyMs how often to look, milliseconds
 */
export function startMailWorker(
  options: Pick<MailSending, "database" | "log"> & {
    metrics: PlatformContext["metrics"];
    transport: MailTransport | null;
    everyMs?: number;
    graceMs?: number;
  },
): MailWorker {
  const { database, log, metrics, transport, everyMs = 2000, graceMs = 5000 } = options;
  if (!transport) {
    log.warn("SMTP_URL is not set: mails stay in the outbox and are not sent.");
    return { stop: () => Promise.resolve() };
  }
  const cut = new AbortController();
  const sending: MailSending = { database, log, metrics, transport, signal: cut.signal };
  const jobs = Array.from({ length: concurrency }, () =>
    startRepeatingJob({
      name: "mail",
      everyMs,
      log,
      metrics,
      run: (stopping) => sendDueMails(sending, stopping),
    }),
  );
  return {
    async stop() {
      const ended = Promise.all(jobs.map((job) => job.stop()));
      const grace = new AbortController();
      await Promise.race([ended, sleep(graceMs, null, { signal: grace.signal })]);
      grace.abort();
      cut.abort();
      await ended;
      transport.close();
    },
  };
}

async function sendDueMails(sending: MailSending, stopping: AbortSignal): Promise<void> {
  let more = true;
  while (more && !stopping.aborted) more = await sendNextMail(sending);
}

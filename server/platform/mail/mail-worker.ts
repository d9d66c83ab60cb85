import { setTimeout as sleep } from "node:timers/promises";
import type { PlatformContext } from "../platform-context.ts";
import { type MailSending, sendNextMail } from "./send-mail.ts";
import type { MailTransport } from "./transport.ts";
import { startRepeatingJob } from "../jobs/repeating-job.ts";

/** Concurrent sends, so that a slow one doesn't block the next. */
const concurrency = 2;

export interface MailWorker {
  /**
   * Starts no further mail and waits up to `graceMs` for current ones. Then connections are cut and
   * those mails are retried later.
   */
  stop: () => Promise<void>;
}

/**
 * Sends queued mail at start and whenever something is due. Several processes may share a database.
 * Without a transport mails stay queued for a later start.
 * @param options.everyMs polling interval, milliseconds
 */
export function startMailWorker(
  options: Pick<MailSending, "database" | "log" | "fillLinks"> & {
    metrics: PlatformContext["metrics"];
    transport: MailTransport | null;
    everyMs?: number;
    graceMs?: number;
  },
): MailWorker {
  const { database, log, metrics, transport, fillLinks, everyMs = 2000, graceMs = 5000 } = options;
  if (!transport) {
    log.warn("SMTP_URL is not set: emails stay in the outbox and aren't sent.");
    return { stop: () => Promise.resolve() };
  }
  const cut = new AbortController();
  const sending: MailSending = {
    database,
    log,
    metrics,
    transport,
    fillLinks,
    signal: cut.signal,
  };
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

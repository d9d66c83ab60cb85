import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { maxMailBytes } from "../../../domain/inbound-email/mail-limits.ts";
import type { AppContext } from "../../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../../platform/jobs/repeating-job.ts";
import {
  type Mailbox,
  MailboxProblem,
  type MailboxSettings,
  type MailboxTimeouts,
  openMailbox,
} from "../../platform/mail/mailbox.ts";
import { endLease, getMailboxKey, leaseMailbox, noteFailure, noteRead } from "./mailbox-state.ts";
import { readMailbox } from "./read-mailbox.ts";
import { getReconnectDelay } from "./reconnect-delay.ts";

export interface MailInPauses {
  /** Longest wait for the next mail, and for the lease of another process, milliseconds. */
  waitMs: number;
  /** The shortest pause before a mailbox that failed is tried again. */
  retryMs: number;
  timeouts?: MailboxTimeouts;
}

const usualPauses: MailInPauses = { waitMs: 30_000, retryMs: 5000 };

/** Reads the mailbox of `MAIL_IN_URL` as long as the process runs. Of several processes one reads. */
export function startMailIn(app: AppContext, pauses: MailInPauses = usualPauses): RepeatingJob {
  const settings = app.config.mailIn;
  if (settings === null) return { stop: () => Promise.resolve() };
  const reader = new MailboxReader(app, settings, pauses);
  const job = startRepeatingJob({
    name: "mail in",
    everyMs: 100,
    log: app.log,
    metrics: app.metrics,
    run: (stopping) => reader.read(stopping),
  });
  return {
    async stop() {
      await job.stop();
      await reader.close();
    },
  };
}

class MailboxReader {
  private readonly app: AppContext;
  private readonly settings: MailboxSettings;
  private readonly pauses: MailInPauses;
  private readonly key: string;
  private readonly id = randomUUID();
  private readonly attempts = new Map<number, number>();
  private mailbox: Mailbox | null = null;
  private failures = 0;
  private problem: string | null = null;

  constructor(app: AppContext, settings: MailboxSettings, pauses: MailInPauses) {
    this.app = app;
    this.settings = settings;
    this.pauses = pauses;
    this.key = getMailboxKey(settings);
  }

  /** One turn: new mails are taken in, or the next one is awaited. Tries again until the server answers. */
  async read(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const { database } = this.app;
      const state = await leaseMailbox(database.orm, this.key, this.id);
      if (state === null) {
        this.disconnect();
        await wait(this.pauses.waitMs, stopping);
        return;
      }
      try {
        this.mailbox ??= await this.connect(stopping);
        const more = await readMailbox(
          this.app,
          this.mailbox,
          { key: this.key, ...state },
          this.attempts,
          stopping,
        );
        await this.noteSuccess();
        if (!more) await this.mailbox.waitForMail(this.pauses.waitMs);
        return;
      } catch (error) {
        this.disconnect();
        if (stopping.aborted) return;
        if (!(error instanceof MailboxProblem)) throw error;
        await this.noteProblem(error.message);
        await wait(getReconnectDelay(++this.failures, this.pauses.retryMs), stopping);
      }
    }
  }

  async close(): Promise<void> {
    this.disconnect();
    await endLease(this.app.database.orm, this.key, this.id);
  }

  private async connect(stopping: AbortSignal): Promise<Mailbox> {
    return openMailbox(this.settings, maxMailBytes, stopping, this.pauses.timeouts);
  }

  private disconnect(): void {
    this.mailbox?.close();
    this.mailbox = null;
  }

  private async noteSuccess(): Promise<void> {
    if (this.problem !== null) this.app.log.info("Mailbox is readable again");
    this.failures = 0;
    this.problem = null;
    await noteRead(this.app.database.orm, this.key, this.app.now());
  }

  /** One line for each new problem, not for each try. */
  private async noteProblem(problem: string): Promise<void> {
    if (problem !== this.problem)
      this.app.log.warn(`Mailbox can't be read, trying again: ${problem}`);
    this.problem = problem;
    await noteFailure(this.app.database.orm, this.key, { problem, at: this.app.now() });
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, null, { signal }).catch(() => undefined);
}

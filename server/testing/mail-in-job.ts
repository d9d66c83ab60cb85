import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect } from "vitest";
import type { AppContext } from "../app-context.ts";
import { readConfig } from "../config.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { type MailInPauses, startMailIn } from "../inbound-email/mailbox/mail-in-job.ts";
import { getMailInStatus, type MailInStatus } from "../inbound-email/mailbox/mail-in-status.ts";
import type { RepeatingJob } from "../platform/jobs/repeating-job.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { startTestImapServer, type TestImapServer } from "./imap-server.ts";
import { writeMail } from "./incoming-mail.ts";
import { answerEnquiry, createMailInContext, createReadableLog } from "./mail-in.ts";
import { waitUntil } from "./wait-until.ts";

const shortPauses: MailInPauses = {
  waitMs: 50,
  retryMs: 20,
  timeouts: { connection: 5000, greeting: 5000, silence: 5000 },
};

interface Opened {
  imap: TestImapServer;
  app: AppContext;
  log: ReturnType<typeof createReadableLog>;
  /** Of Ada's conversation. */
  address: string;
}

async function open(database: ReturnType<ReturnType<typeof useDatabase>>): Promise<Opened> {
  const imap = await startTestImapServer();
  const log = createReadableLog();
  const read = readConfig({ MAIL_IN_URL: imap.url });
  if (!read.ok) throw new Error(read.problems.join(" "));
  const { mailIn } = read.config;
  const app = await createMailInContext(database, { log: log.log, config: { mailIn } });
  const { address } = await answerEnquiry(app);
  return { imap, app, log, address };
}

/** A mailbox on a server in this process, and the job that reads it. */
export function useMailbox(engine: TestEngine) {
  const database = useDatabase(engine);
  const state: { opened?: Opened; jobs: RepeatingJob[]; count: number } = { jobs: [], count: 0 };

  beforeEach(async () => {
    await emptyTables(database());
    state.opened = await open(database());
  });
  afterEach(async () => {
    await Promise.all(state.jobs.map((job) => job.stop()));
    state.jobs.length = 0;
    await state.opened?.imap.close();
  });
  function get(): Opened {
    if (!state.opened) throw new Error("It is open inside tests only.");
    return state.opened;
  }
  return {
    database,
    imap: () => get().imap,
    app: () => get().app,
    log: () => get().log,
    start: (changes: Partial<MailInPauses> = {}): RepeatingJob => {
      const job = startMailIn(get().app, { ...shortPauses, ...changes });
      state.jobs.push(job);
      return job;
    },
    /** A mail of Ada to her conversation. */
    write: (body = "Thursday suits me.") =>
      writeMail({ To: get().address, "Message-ID": `<${++state.count}@mail.example.com>` }, body),
    /** Waits until these mails and no others are in conversations. */
    untilTaken: (bodies: string[]) =>
      waitUntil(async () => {
        const rows = await database()
          .orm.select()
          .from(conversationMessages)
          .where(eq(conversationMessages.kind, "mail"))
          .orderBy(asc(conversationMessages.id));
        expect(rows.map(({ body }) => body)).toEqual(bodies);
      }),
    untilStatus: (status: Partial<MailInStatus>) =>
      waitUntil(async () => expect(await getMailInStatus(get().app)).toMatchObject(status)),
    listFlags: () => get().imap.mails.map((mail) => [...mail.flags].join()),
  };
}

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import type { AppContext } from "../server/app-context.ts";
import { type Config, readConfig } from "../server/config.ts";
import { buildBlm } from "../server/testing/feed.ts";
import { startTestImapServer } from "../server/testing/imap-server.ts";
import { writeMail } from "../server/testing/incoming-mail.ts";
import { startTestService } from "../server/testing/service.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { writeManyHomesFeed } from "./many-homes-feed.ts";

interface Amounts {
  /** Of a branch whose feed comes into the folder. */
  homes: number;
  mails: number;
  photos: number;
}

export interface JobServices {
  /** By which jobs find them: each job is on. */
  config: Partial<Config>;
  /** What has come since the last run: mails are in the mailbox, photos wait, homes were looked at. */
  bringWork: (app: AppContext) => Promise<void>;
  close: () => Promise<void>;
}

/** What the jobs of a site talk to: a mail server, a mailbox, feeds and a portal. */
export async function openJobServices({ homes, mails, photos }: Amounts): Promise<JobServices> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-jobs-"));
  const [feeds, portal] = ["feeds", "portal"].map((name) => join(folder, name));
  mkdirSync(feeds!);
  mkdirSync(portal!);
  const feed = writeManyHomesFeed(feeds!, { count: homes });
  // The folder waits until nobody writes to a file any more.
  utimesSync(feed, new Date(0), new Date(0));
  const smtp = await startTestSmtpServer();
  const imap = await startTestImapServer();
  const address = await startTestService();
  address.answers({ body: buildBlm([{ AGENT_REF: "777777_A1", BRANCH_ID: "777777" }]) });
  const read = readConfig({
    PUBLIC_URL: "https://lettings.example.com",
    SMTP_URL: smtp.url,
    MAIL_IN_URL: imap.url,
    FEED_DIR: feeds,
    FEED_URL: `${address.url}/777777.blm`,
    FEED_PORTALS: `Rooftree=${pathToFileURL(portal!).href}/`,
    FEED_PRIVATE_ADDRESSES: "on",
  });
  if (!read.ok) throw new Error(read.problems.join(" "));
  const { publicUrl, smtpUrl, mailIn, feedDir, feedUrl, portals, feedPrivateAddresses } =
    read.config;
  const bringMail = (n: number) =>
    imap.deliver(
      writeMail({
        From: `${n}@example.com`,
        To: imap.user,
        "Message-ID": `<answer-${n}@mail.example.com>`,
        "In-Reply-To": `<${nameReply(n)}@lettings.example.com>`,
      }),
    );
  for (let n = 1; n <= mails; n++) bringMail(n);
  // Whoever has read them all waits for one more, and a run ends with the wait.
  imap.refuses = (command) => {
    if (command === "IDLE" && imap.mails.length === mails) setImmediate(bringMail, mails + 1);
    return null;
  };
  return {
    config: { publicUrl, smtpUrl, mailIn, feedDir, feedUrl, portals, feedPrivateAddresses },
    async bringWork(app) {
      await noteViews(app);
      await openStreams(app);
      await app.database.orm.execute(sql`
        insert into photos (name) select md5('new' || n) || '.jpg' from generate_series(1, ${photos}::int) n
        on conflict do nothing`);
    },
    async close() {
      await Promise.all([smtp.close(), imap.close(), address.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The mail of `fillRecords` that answered somebody's request. */
function nameReply(n: number): string {
  const hash = createHash("md5")
    .update(`m${5 * n}`)
    .digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function noteViews({ database, views }: AppContext): Promise<void> {
  const { rows } = await database.orm.execute<{ id: string }>(
    "select id from listings order by id limit 500",
  );
  for (const [n, { id }] of rows.entries())
    views.note({
      path: `/property/${id}`,
      method: "GET",
      status: 200,
      address: `192.0.2.${n % 250}`,
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      isPrefetch: false,
      isStaff: false,
    });
}

async function openStreams({ database, now, officeStream }: AppContext): Promise<void> {
  const at = now().toISOString();
  const { rows } = await database.orm.execute<{ staffId: string; sessionId: string }>(sql`
    insert into staff_sessions (token_hash, staff_id, method, browser, created_at, last_seen_at)
    select md5(random()::text), id, 'passkey', 'Firefox', ${at}::timestamptz, ${at}::timestamptz from staff
    returning staff_id as "staffId", id as "sessionId"`);
  for (const reader of rows) officeStream.open(reader, null);
}

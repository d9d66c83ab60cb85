import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { conversationMessages } from "../../server/conversations/conversation-tables.ts";
import {
  unmatchedEmails,
  mailboxes,
  receivedMails,
} from "../../server/inbound-email/mail-in-tables.ts";
import { everyEngine } from "../../server/testing/database.ts";
import { startTestImapServer } from "../../server/testing/imap-server.ts";
import { writeMail } from "../../server/testing/incoming-mail.ts";
import { stopProcess } from "../../server/testing/processes.ts";
import { createKillEnvironment } from "../kill-environment.ts";

const rounds = Number(process.env["KILL_ROUNDS"] ?? 1);
const mailsARound = 25;

describe.concurrent.each(everyEngine)(
  `kill -9 while mails are taken in, ${rounds} times, on the %s engine`,
  (engine) => {
    test(
      "each mail is in the office once, and marked in the mailbox",
      async () => {
        const imap = await startTestImapServer();
        const environment = await createKillEnvironment(engine, { MAIL_IN_URL: imap.url });
        const sent: string[] = [];
        const countSeen = () => imap.mails.filter(({ flags }) => flags.has("\\Seen")).length;
        const deliver = () => {
          const n = sent.length + 1;
          const body = `Mail number ${n}`;
          sent.push(body);
          const headers = {
            From: `P${n} <p${n}@example.com>`,
            "Message-ID": `<${n}@mail.example.com>`,
          };
          imap.deliver(writeMail({ ...headers, Subject: `About ${n}` }, `${body}\r\n`));
        };
        for (let round = 0; round < rounds; round++) {
          for (let n = 0; n < mailsARound; n++) deliver();
          const before = countSeen();
          const site = await environment.start();
          while (countSeen() === before) await pause(2);
          await pause(Math.random() * 100);
          await stopProcess(site.process, "SIGKILL");
          // An embedded database can be open nowhere else, so the next process goes on at once.
          if (engine === "server") await endLease(environment);
          process.stderr.write(
            `${engine}: killed after ${countSeen() - before} of ${mailsARound}\n`,
          );
        }
        const site = await environment.start();
        while (countSeen() < sent.length) await pause(20);
        await site.stop();
        await imap.close();

        const database = await environment.open();
        const { orm } = database;
        const inConversations = await orm
          .select({ text: conversationMessages.body })
          .from(conversationMessages);
        const held = await orm.select({ text: unmatchedEmails.text }).from(unmatchedEmails);
        expect(await orm.$count(receivedMails)).toBe(sent.length);
        await database.close();
        environment.removeData();
        const texts = [...inConversations, ...held].map(({ text }) => text.trim());
        expect(texts.toSorted()).toEqual(sent.toSorted());
      },
      60_000 + 60_000 * rounds,
    );
  },
);

/** As after two minutes, for which the killed process is taken to be reading. */
async function endLease({
  open,
}: Awaited<ReturnType<typeof createKillEnvironment>>): Promise<void> {
  const database = await open();
  await database.orm.update(mailboxes).set({ readerUntil: new Date(0) });
  await database.close();
}

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestImapServer, startTestImapServer } from "../../testing/imap-server.ts";
import { writeMail } from "../../testing/incoming-mail.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { readConfig } from "../../config.ts";
import { type Mailbox, MailboxProblem, type MailboxSettings, openMailbox } from "./mailbox.ts";

const patience = { connection: 2000, greeting: 2000, silence: 4000 };
const longestMail = 100_000;

let imap: TestImapServer;
let opened: Mailbox[];

beforeEach(async () => {
  imap = await startTestImapServer();
  opened = [];
});
afterEach(async () => {
  for (const mailbox of opened) mailbox.close();
  await imap.close();
});

function readSettings(url = imap.url): MailboxSettings {
  const read = readConfig({ MAIL_IN_URL: url });
  if (!read.ok || read.config.mailIn === null) throw new Error("The settings are wrong.");
  return read.config.mailIn;
}

async function open(changes: Partial<MailboxSettings> = {}, signal = new AbortController().signal) {
  const mailbox = await openMailbox(
    { ...readSettings(), ...changes },
    longestMail,
    signal,
    patience,
  );
  opened.push(mailbox);
  return mailbox;
}

test("new mails are those that nobody has read and later ones, in their order", async () => {
  imap.deliver(writeMail({}), { seen: true });
  const unread = imap.deliver(writeMail({}));
  const mailbox = await open();
  expect(mailbox).toMatchObject({ uidValidity: "1", uidNext: 3 });
  const read = imap.deliver(writeMail({}), { seen: true });
  expect(await mailbox.findNew(2)).toEqual([unread, read]);
});

test("above the last one there is none", async () => {
  imap.deliver(writeMail({}), { seen: true });
  const mailbox = await open();
  expect(await mailbox.findNew(1)).toEqual([]);
});

test("a mail is measured, read whole or in part, and marked", async () => {
  const raw = writeMail({}, "£".repeat(5000));
  const receivedAt = new Date("2026-11-24T10:02:00Z");
  const uid = imap.deliver(raw, { receivedAt });
  const mailbox = await open();
  expect(await mailbox.list([uid])).toEqual([{ uid, bytes: raw.length, receivedAt }]);
  expect(await mailbox.download(uid)).toEqual(raw);
  expect(await mailbox.download(uid, 10)).toEqual(raw.subarray(0, 10));
  expect(imap.mails[0]?.flags).toEqual(new Set());
  await mailbox.markSeen(uid);
  expect(imap.mails[0]?.flags).toEqual(new Set(["\\Seen"]));
});

test("mails since a day are found", async () => {
  imap.deliver(writeMail({}), { receivedAt: new Date("2026-11-20T10:00:00Z") });
  const later = imap.deliver(writeMail({}), { receivedAt: new Date("2026-11-24T10:00:00Z") });
  expect(await (await open()).findReceivedSince(new Date("2026-11-23T08:00:00Z"))).toEqual([later]);
});

test("the next mail ends the wait", async () => {
  const mailbox = await open();
  expect(await mailbox.findNew(0)).toEqual([]);
  const waiting = mailbox.waitForMail(120_000);
  const uid = imap.deliver(writeMail({}));
  await waiting;
  expect(await mailbox.findNew(0)).toEqual([uid]);
});

test("a mail that arrived during the turn is not awaited", async () => {
  const mailbox = await open();
  await mailbox.findNew(0);
  imap.deliver(writeMail({}));
  await mailbox.waitForMail(120_000);
  await mailbox.waitForMail(120_000);
});

test("a lost connection ends the wait, and the next call says so", async () => {
  const mailbox = await open();
  const waiting = mailbox.waitForMail(120_000);
  imap.drop();
  await waiting;
  await expect(mailbox.findNew(0)).rejects.toThrow(MailboxProblem);
});

test("a signal closes the connection", async () => {
  const stop = new AbortController();
  const mailbox = await open({}, stop.signal);
  stop.abort();
  await expect(mailbox.findNew(0)).rejects.toThrow(MailboxProblem);
  await waitUntil(() => expect(imap.connections()).toBe(0));
});

describe("what can't be opened says why in one line without the user", () => {
  test.each<[string, () => Promise<Partial<MailboxSettings>> | Partial<MailboxSettings>, RegExp]>([
    [
      "a wrong password",
      () => ({ password: "x" }),
      /^the server rejected the user name or password$/,
    ],
    ["a missing folder", () => ({ folder: "Lettings" }), /^the folder doesn’t exist$/],
    ["a port without a server", async () => ({ port: await findFreePort() }), /^nothing responds/],
    ["an unknown host", () => ({ host: "imap.invalid" }), /^its host name is unknown$/],
    ["TLS that the server does not speak", () => ({ isEncrypted: true }), /connection/],
    [
      "a greeting that never comes",
      () => {
        imap.refuses = () => "hang";
        return {};
      },
      /^it didn’t respond in time$/,
    ],
    [
      "a server that refuses",
      () => {
        imap.refuses = (command) => (command === "GREETING" ? "no" : null);
        return {};
      },
      /^the connection failed/,
    ],
    [
      "a server that cuts the connection",
      () => {
        imap.refuses = (command) => (command === "SELECT" ? "drop" : null);
        return {};
      },
      /^the connection failed/,
    ],
  ])("%s", async (_, change, words) => {
    const failure = await open(await change()).catch((error: unknown) => error);
    if (!(failure instanceof MailboxProblem)) throw new Error("It was opened.");
    expect(failure.message).toMatch(words);
    expect(failure.message).not.toContain("keystone");
  });
});

test("a server that falls silent in the middle is given up", async () => {
  const uid = imap.deliver(writeMail({}));
  const mailbox = await open();
  imap.refuses = (command) => (command === "UID FETCH" ? "hang" : null);
  await expect(mailbox.download(uid)).rejects.toThrow("it didn’t respond in time");
});

test("a server that sends far more than a mail may have is cut off", async () => {
  const uid = imap.deliver(writeMail({}, "x".repeat(3 * longestMail)));
  const mailbox = await open();
  await expect(mailbox.download(uid)).rejects.toThrow("the server sent more than it said it would");
});

test("no password is sent to another machine in the clear", async () => {
  // 127.0.0.2 stands for it: the server listens there too, without STARTTLS.
  const commands: string[] = [];
  imap.refuses = (command) => {
    commands.push(command);
    return null;
  };
  await expect(open({ host: "127.0.0.2" })).rejects.toThrow(MailboxProblem);
  expect(commands).not.toContain("LOGIN");
});

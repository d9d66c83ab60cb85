import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { maxMailBytes } from "../../../domain/inbound-email/mail-limits.ts";
import { testEngines } from "../../testing/database.ts";
import { writeMail } from "../../testing/incoming-mail.ts";
import { useMailbox } from "../../testing/mail-in-job.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { startMailIn } from "./mail-in-job.ts";
import { getMailInStatus } from "./mail-in-status.ts";
import { unmatchedEmails, mailboxes, receivedMails } from "../mail-in-tables.ts";

describe.each(testEngines)("reading the mailbox, on the %s engine", (engine) => {
  const mailbox = useMailbox(engine);
  const { app, imap, start, write, untilTaken, untilStatus, listFlags } = mailbox;
  const { database } = mailbox;

  test("unread mails are taken in at the start, later ones as they come, and all are marked", async () => {
    imap().deliver(write("One."));
    start();
    await untilTaken(["One."]);
    imap().deliver(write("Two."));
    await untilTaken(["One.", "Two."]);
    await waitUntil(() => expect(listFlags()).toEqual(["\\Seen", "\\Seen"]));
    expect(imap().fetched.filter((item) => item.includes("BODY"))).toEqual([
      "1 BODY.PEEK[]",
      "2 BODY.PEEK[]",
    ]);
  });

  test("mails that somebody has read before the first start stay where they are", async () => {
    imap().deliver(write("Years ago."), { seen: true });
    imap().deliver(write("New."));
    start();
    await untilTaken(["New."]);
  });

  test("a mail that somebody reads in the mailbox first is taken in all the same", async () => {
    start();
    await untilStatus({ state: "reading" });
    imap().deliver(write("Read on a telephone."), { seen: true });
    await untilTaken(["Read on a telephone."]);
  });

  test("a mail is neither lost nor doubled if the process dies between storing and marking it", async () => {
    imap().refuses = (command) => (command === "UID STORE" ? "drop" : null);
    imap().deliver(write("Once."));
    const first = start();
    await untilTaken(["Once."]);
    await first.stop();
    expect(listFlags()).toEqual([""]);
    imap().refuses = () => null;
    start();
    await waitUntil(() => expect(listFlags()).toEqual(["\\Seen"]));
    imap().deliver(write("Next."));
    await untilTaken(["Once.", "Next."]);
  });

  test("a mail that somebody marks as unread again is left alone", async () => {
    imap().deliver(write("Once."));
    start();
    await waitUntil(() => expect(listFlags()).toEqual(["\\Seen"]));
    imap().mails[0]?.flags.clear();
    imap().deliver(write("Next."));
    await untilTaken(["Once.", "Next."]);
    expect(listFlags()[0]).toBe("");
  });

  test("after the mailbox was numbered anew nothing comes twice, and nothing is missed", async () => {
    imap().deliver(write("Before."), { receivedAt: app().now() });
    const first = start();
    await untilTaken(["Before."]);
    await untilStatus({ state: "reading" });
    await first.stop();
    imap().deliver(write("Meanwhile."), { seen: true, receivedAt: app().now() });
    imap().renumber();
    start();
    await untilTaken(["Before.", "Meanwhile."]);
    await waitUntil(async () => {
      const rows = await database()
        .orm.select()
        .from(receivedMails)
        .orderBy(asc(receivedMails.takenInAt));
      expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual([
        "conversation",
        "conversation",
        "copy",
      ]);
    });
  });

  test("a flood is taken in by turns, in its order", async () => {
    for (let n = 0; n < 45; n++) imap().deliver(writeMail({ "Message-ID": `<${n}@x>` }, `${n}`));
    start();
    await waitUntil(async () => expect(await database().orm.$count(unmatchedEmails)).toBe(45));
    const rows = await database().orm.select().from(receivedMails).orderBy(asc(receivedMails.uid));
    expect(rows.map(({ uid }) => uid)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1));
    const sizes = imap().fetched.findLastIndex((item) => item === "1 size");
    expect(
      imap()
        .fetched.slice(sizes, sizes + 21)
        .filter((item) => item.endsWith("size")),
    ).toHaveLength(20);
  });

  test("a mail that is too large is not fetched, and the conversation says so", async () => {
    imap().deliver(Buffer.concat([write(), Buffer.alloc(2 * maxMailBytes, "x")]));
    start();
    await untilTaken([
      "This email of 50.1 MB wasn’t fetched because the limit is 25 MB. It’s still in the mailbox.",
    ]);
    expect(imap().fetched.filter((item) => item.includes("BODY"))).toEqual([
      "1 BODY.PEEK[]<0.65536>",
    ]);
  });

  test("a mail that can't be taken in is held after three tries, and the next one comes", async () => {
    let failures = 3;
    Object.defineProperty(app(), "siteSecret", {
      get() {
        if (failures-- > 0) throw new Error("It breaks.");
        return "secret";
      },
    });
    imap().deliver(write("Breaks."));
    imap().deliver(writeMail({ "Message-ID": "<next@x>" }, "Next."));
    start();
    await waitUntil(async () => expect(await database().orm.$count(unmatchedEmails)).toBe(2));
    const held = await database()
      .orm.select()
      .from(unmatchedEmails)
      .orderBy(asc(unmatchedEmails.receivedAt));
    expect(held.map(({ reason, text }) => ({ reason, text }))).toEqual([
      { reason: "unreadable", text: "" },
      { reason: "new", text: "Next." },
    ]);
    expect(imap().fetched.filter((item) => item === "1 BODY.PEEK[]")).toHaveLength(3);
  });

  test("of several processes one reads, and another goes on when it stops", async () => {
    const first = start();
    await waitUntil(() => expect(imap().connections()).toBe(1));
    start();
    imap().deliver(write("One."));
    await untilTaken(["One."]);
    expect(imap().connections()).toBe(1);
    await first.stop();
    imap().deliver(write("Two."));
    await untilTaken(["One.", "Two."]);
  });

  test("another process goes on when the reader has died without a word", async () => {
    const first = start();
    await waitUntil(() => expect(imap().connections()).toBe(1));
    await first.stop();
    const reader = "99999999-9999-4999-8999-999999999999";
    const lease = (readerUntil: Date) =>
      database().orm.update(mailboxes).set({ reader, readerUntil });
    await lease(new Date(Date.now() + 3_600_000));
    imap().deliver(write("One."));
    start();
    await waitUntil(() => expect(imap().connections()).toBe(0));
    await untilTaken([]);
    await lease(new Date(Date.now() - 1000));
    await untilTaken(["One."]);
  });

  test("stopping closes the connection at once and lets go of the mailbox", async () => {
    const job = start({ waitMs: 3_600_000 });
    await untilStatus({ state: "reading" });
    await job.stop();
    await waitUntil(() => expect(imap().connections()).toBe(0));
    expect(await database().orm.select().from(mailboxes)).toMatchObject([{ reader: null }]);
  });

  test("without a mailbox nothing is read", async () => {
    const off = { ...app(), config: { ...app().config, mailIn: null } };
    await startMailIn(off).stop();
    expect(await getMailInStatus(off)).toMatchObject({ state: "off", held: 0 });
  });
});

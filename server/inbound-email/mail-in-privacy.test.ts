import { describe, expect, test } from "vitest";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { deleteExpiredRecords } from "../privacy/maintenance-job.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail, writeMultipart } from "../testing/incoming-mail.ts";
import { mailbox, useMailIn } from "../testing/mail-in.ts";
import { listUnmatchedEmails } from "./held/list-unmatched-emails.ts";
import { unmatchedEmails, receivedFiles, receivedMails } from "./mail-in-tables.ts";
import { attachUnmatchedEmail, discardUnmatchedEmail } from "./held/sort-unmatched-email.ts";

describe.each(testEngines)("a mail of a person, on the %s engine", (engine) => {
  const mailIn = useMailIn(engine);
  const { database, receive, app } = mailIn;
  const actor = { staffId: "44444444-4444-4444-8444-444444444444" };
  let count = 0;

  /** A mail of Ada's partner, who was not known until now. */
  const hold = async (headers: Record<string, string> = {}, body?: string): Promise<string> => {
    const all = {
      To: mailIn.conversation().address,
      From: "Bo Obi <bo@example.com>",
      "Message-ID": `<held-${++count}@x>`,
    };
    await receive(writeMail({ ...all, ...headers }, body));
    const { mails } = await listUnmatchedEmails(database().orm, "waiting");
    const mail = mails.at(-1);
    if (!mail) throw new Error("No unmatched emails.");
    return mail.mailId;
  };

  describe("does not outlive its period", () => {
    const daysLater = (days: number) => ({
      ...app(),
      now: () => new Date(app().now().getTime() + days * 86_400_000),
    });

    test("of 90 days while it waits, with its row", async () => {
      await hold();
      await deleteExpiredRecords(daysLater(89));
      expect(await database().orm.$count(unmatchedEmails)).toBe(1);
      await deleteExpiredRecords(daysLater(91));
      expect(await database().orm.$count(receivedMails)).toBe(0);
    });

    test("of 30 days once it is discarded", async () => {
      await discardUnmatchedEmail(app(), actor, await hold());
      await deleteExpiredRecords(daysLater(29));
      expect(await database().orm.$count(unmatchedEmails)).toBe(1);
      await deleteExpiredRecords(daysLater(31));
      expect(await database().orm.$count(unmatchedEmails)).toBe(0);
    });
  });

  test("is part of what its sender gets, and goes with the sender", async () => {
    const parts = [
      { type: "text/plain", body: "My payslip." },
      { type: "application/pdf", body: "pdf", fileName: "payslip.pdf" },
    ];
    await receive(writeMultipart({ To: mailbox, From: "bo@example.com" }, parts));
    expect(await exportPerson(app(), "command line", "BO@example.com")).toMatchObject({
      heldMails: [{ text: "My payslip.", files: ["payslip.pdf"] }],
    });
    await erasePerson(app(), "command line", "bo@example.com");
    expect(await database().orm.$count(receivedMails)).toBe(0);
    expect(await database().orm.$count(receivedFiles)).toBe(0);
  });

  test("that staff put into somebody else's conversation is its sender's, too", async () => {
    const { address, id: conversationId } = mailIn.conversation();
    const parts = [
      { type: "text/plain", body: "My payslip." },
      { type: "application/pdf", body: "pdf", fileName: "payslip.pdf" },
    ];
    await receive(writeMultipart({ To: address, From: "Bo Obi <bo@example.com>" }, parts));
    const { mails } = await listUnmatchedEmails(database().orm, "waiting");
    await attachUnmatchedEmail(app(), actor, { mailId: mails[0]!.mailId, conversationId });
    const written = {
      from: { name: "Bo Obi", address: "bo@example.com" },
      body: "My payslip.",
      files: ["payslip.pdf"],
    };
    expect(await exportPerson(app(), "command line", "bo@example.com")).toMatchObject({
      conversations: [],
      mailsElsewhere: [written],
    });
    const ofAda = await exportPerson(app(), "command line", "ada@example.com");
    expect(ofAda.conversations[0]?.messages.at(-1)).toMatchObject(written);
    await erasePerson(app(), "command line", "bo@example.com");
    expect(await database().orm.$count(receivedMails)).toBe(0);
    expect(await database().orm.$count(receivedFiles)).toBe(0);
    expect(await mailIn.mails()).toEqual([]);
    expect(await mailIn.find()).toMatchObject({ snippet: "Is it free?", waitingSince: null });
  });

  test("that became part of a conversation goes with it, files and all", async () => {
    const parts = [{ type: "application/pdf", body: "pdf", fileName: "payslip.pdf" }];
    await receive(writeMultipart({ To: mailIn.conversation().address }, parts));
    expect(await database().orm.$count(receivedFiles)).toBe(1);
    await erasePerson(app(), "command line", "ada@example.com");
    expect(await database().orm.$count(receivedFiles)).toBe(0);
  });
});

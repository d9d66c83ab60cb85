import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createAccessLink } from "../access-links/access-links.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail, writeMultipart } from "../testing/incoming-mail.ts";
import { hideOwnLinks } from "./hide-own-links.ts";
import { receivedFiles } from "./mail-in-tables.ts";
import { contactId, receivedAt, useMailIn } from "../testing/mail-in.ts";

describe.each(testEngines)("links of ours in mails that come in, on the %s engine", (engine) => {
  const mailIn = useMailIn(engine);
  const { database, receive, mails, held } = mailIn;
  const link = (purpose: "renter-page" | "booking") =>
    createAccessLink(database().orm, { purpose, recordId: contactId, contactId, at: receivedAt });

  test("are not kept: who answers the mail that holds one quotes it", async () => {
    const { secret } = await link("renter-page");
    const page = `https://lettings.example.com/my-case/${secret}`;
    const parts = [
      { type: "text/plain", body: `It fails: ${page}\r\n\r\n> Open <${page}>\r\n` },
      {
        type: "text/html",
        body: `<p>It fails</p><blockquote><a href='${page}'>Open</a></blockquote>`,
      },
    ];
    const { address: To } = mailIn.conversation();
    const headers = { To, Subject: `Re: ${page}` };
    await receive(writeMultipart(headers, parts, "multipart/alternative"));
    const [kept] = await mails();
    expect(kept?.body).toBe("It fails: (link to their page)");
    expect(kept?.mail?.quoted).toBe("> Open <(link to their page)>");
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test("are not kept of a mail that is held, however another mail program has written them", async () => {
    const { secret } = await link("booking");
    const address = `https://lettings.example.com/my-viewing?id=${secret}`;
    const guarded = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}`;
    const broken = `${address.slice(0, -10)}\r\n${address.slice(-10)}`;
    const From = "somebody.else@example.com";
    await receive(
      writeMail({ From }, `${guarded}\r\n\r\n${broken}\r\nand ${secret.toUpperCase()}`),
    );
    const [row] = await held();
    const text = JSON.stringify(row).replaceAll(/\\[rn]/g, "");
    expect(text).toContain("(link to their page)");
    expect(text).not.toContain(secret);
  });

  test("are not kept in files of text that come with a mail, which stay the same otherwise", async () => {
    const { secret } = await link("booking");
    const page = `https://lettings.example.com/my-viewing?id=${secret}`;
    const note = `Caf\u00E9: ${page}\n`;
    const folded = `BEGIN:VCALENDAR\r\nDESCRIPTION:${page.slice(0, -20)}\r\n ${page.slice(-20)}\r\nEND:VCALENDAR`;
    const { address: To } = mailIn.conversation();
    const parts = [
      { type: "text/plain", body: "See the files." },
      { type: "text/plain", fileName: "note.txt", body: note },
      { type: "application/octet-stream", fileName: "viewing.ics", body: folded },
    ];
    await receive(writeMultipart({ To }, parts));
    const files = await database().orm.select().from(receivedFiles);
    const kept = files.map(({ content }) => content.toString());
    expect(kept).toEqual([
      "Caf\u00E9: (link to their page)\n",
      "BEGIN:VCALENDAR\r\nDESCRIPTION:(link to their page)\r\nEND:VCALENDAR",
    ]);
    expect(files[0]?.bytes).toBe(files[0]?.content.length);
  });

  test.each(["little", "big"])(
    "are not kept in a text file of 16 bits a character, the %s end first",
    async (end) => {
      const { secret } = await link("booking");
      const write = (text: string) => {
        const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
        return end === "big" ? bytes.swap16() : bytes;
      };
      const page = `https://lettings.example.com/my-viewing?id=${secret}`;
      const { address: To } = mailIn.conversation();
      const body = write(`Caf\u00E9 \u{1F600}: ${page}\r\n`);
      const parts = [
        { type: "text/plain", body: "See the file." },
        { type: "text/plain", fileName: "note.txt", body },
      ];
      await receive(writeMultipart({ To }, parts));
      const [file] = await database().orm.select().from(receivedFiles);
      const expected = write("Caf\u00E9 \u{1F600}: (link to their page)\r\n");
      expect(file?.content.equals(expected)).toBe(true);
    },
  );

  test("are not kept in a file after thousands of words that could be secrets", async () => {
    const { secret } = await link("renter-page");
    const ids = Array.from({ length: 3000 }, (_, index) => index.toString(16).padStart(32, "0"));
    const body = `${ids.join(",\r\n")},https://lettings.example.com/my-case/${secret}\r\n`;
    const { address: To } = mailIn.conversation();
    const parts = [
      { type: "text/plain", body: "See the file." },
      { type: "text/csv", fileName: "homes.csv", body },
    ];
    await receive(writeMultipart({ To }, parts));
    const [file] = await database().orm.select().from(receivedFiles);
    expect(file?.content.toString()).toBe(`${ids.join(",\r\n")},(link to their page)\r\n`);
  });

  test("are looked for in turns, so that nobody waits for a large file", async () => {
    const file = {
      fileName: "large.txt",
      mimeType: "text/plain",
      content: Buffer.alloc(10 * 1024 * 1024, "%2525252525"),
    };
    const mail = {
      messageId: null,
      inReplyTo: [],
      references: [],
      sender: null,
      replyTo: null,
      recipients: [],
      subject: "",
      nature: "person" as const,
      isForged: false,
      text: "",
      quoted: null,
      html: null,
      attachments: [file],
      refusals: [],
      enclosed: [],
      digest: "",
    };
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    // It notes a delay at the turns before and after.
    await setTimeout(20);
    await hideOwnLinks(database().orm, mail);
    await setTimeout(20);
    delays.disable();
    // Searched at once it would be seconds.
    expect(delays.max / 1e6).toBeLessThan(1000);
  });

  test("of other sites stay as they are", async () => {
    const other = `https://drive.example.net/file/${"a-Z_1".repeat(9).slice(0, 43)}`;
    const { address: To } = mailIn.conversation();
    await receive(writeMail({ To }, `My papers: ${other}`));
    expect((await mails())[0]?.body).toContain(other);
  });
});

import { describe, expect, test } from "vitest";
import { createAccessLink } from "../access-links/access-links.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail, writeMultipart } from "../testing/incoming-mail.ts";
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

  test("of other sites stay as they are", async () => {
    const other = `https://drive.example.net/file/${"a-Z_1".repeat(9).slice(0, 43)}`;
    const { address: To } = mailIn.conversation();
    await receive(writeMail({ To }, `My papers: ${other}`));
    expect((await mails())[0]?.body).toContain(other);
  });
});

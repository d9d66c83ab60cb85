import { describe, expect, test } from "vitest";
import { createAccessLink } from "../access-links/access-links.ts";
import { testEngines } from "../testing/database.ts";
import { writeMail, writeMultipart } from "../testing/incoming-mail.ts";
import { contactId, receivedAt, useMailIn } from "../testing/mail-in.ts";
import { writeMsg, writeTnef } from "../testing/outlook-files.ts";
import { receivedFiles } from "./mail-in-tables.ts";
import { readEnclosedMail } from "./parsing/read-enclosed-mail.ts";

const pdf = Buffer.from("%PDF-1.7");

describe.each(testEngines)("a mail that comes as a file, on the %s engine", (engine) => {
  const mailIn = useMailIn(engine);
  const { database, receive, mails } = mailIn;

  /** Receives a mail with files, and reads what is kept of it. */
  async function receiveFiles(...files: { fileName: string; type: string; body: Buffer }[]) {
    const { address: To } = mailIn.conversation();
    await receive(writeMultipart({ To }, [{ type: "text/plain", body: "See below." }, ...files]));
    const kept = await database().orm.select().from(receivedFiles).orderBy(receivedFiles.position);
    return { body: (await mails())[0]?.body ?? "", kept };
  }

  test("is kept, and what it says is shown", async () => {
    const body = writeMail(
      { From: "Eve <eve@example.org>", Subject: "Deposit" },
      "It is £900.\r\n",
    );
    const type = "message/rfc822";
    const { body: shown, kept } = await receiveFiles({ fileName: "deposit.eml", type, body });
    expect(shown).toMatch(
      /^See below\.\n\n\[Attached email: deposit\.eml\]\nFrom: Eve <eve@example\.org>\n[^]*Subject: Deposit\n\nIt is £900\.$/,
    );
    expect(kept).toMatchObject([{ fileName: "deposit.eml", mimeType: type, content: body }]);
  });

  test("of Outlook is kept, with the mail that it holds", async () => {
    const body = writeMsg(
      {
        "0037001F": "Deposit",
        "1000001F": "It is £900.",
        "0C1A001F": "Eve",
        "5D01001F": "eve@example.org",
      },
      [{ "3707001F": "lease.pdf", "37010102": pdf }],
      [{ name: "The older one", properties: { "1000001F": "Which deposit?" } }],
    );
    const file = { fileName: "deposit.msg", type: "application/octet-stream", body };
    const { body: shown, kept } = await receiveFiles(file);
    expect(shown).toBe(
      "See below.\n\n[Attached email: deposit.msg]\nFrom: Eve <eve@example.org>\nSubject: Deposit\n\nIt is £900.\n\n[Attached email: The older one.msg]\n\nWhich deposit?",
    );
    expect(kept).toMatchObject([{ fileName: "deposit.msg", content: body }]);
  });

  test("that Outlook packed is kept, and its files are files of the mail", async () => {
    const body = writeTnef("My payslip.", [{ fileName: "Payslip of November.pdf", content: pdf }]);
    const file = { fileName: "winmail.dat", type: "application/ms-tnef", body };
    const { body: shown, kept } = await receiveFiles(file);
    expect(shown).toBe("See below.\n\n[Attached email: winmail.dat]\n\nMy payslip.");
    expect(kept).toMatchObject([
      { fileName: "winmail.dat", content: body },
      { fileName: "Payslip of November.pdf", mimeType: "application/pdf", content: pdf },
    ]);
  });

  test("that Outlook packed is not shown twice where the mail says the same", async () => {
    const body = writeTnef("See  below.\r\n", []);
    const { body: shown } = await receiveFiles({ fileName: "winmail.dat", type: "", body });
    expect(shown).toBe("See below.");
  });

  describe("keeps no link of ours", () => {
    const create = async () => {
      const at = receivedAt;
      const purpose = "booking" as const;
      const record = { purpose, recordId: contactId, contactId, at };
      const { secret } = await createAccessLink(database().orm, record);
      return { secret, page: `https://lettings.example.com/my-viewing?id=${secret}` };
    };

    test("in the text of an .eml, in quoted-printable or Base64, or in a mail inside it", async () => {
      const { secret, page } = await create();
      const quoted = writeMail(
        { "Content-Type": "text/plain", "Content-Transfer-Encoding": "quoted-printable" },
        `Open ${page.replace("=", "=3D").slice(0, -8)}=\r\n${page.slice(-8)} =C2=A3\r\n`,
      );
      const parts = [
        { type: "text/html; charset=utf-8", body: `<p>£ <a href="${page}">Open</a></p>` },
        { type: "text/plain", fileName: "note.txt", body: page },
        { type: "application/pdf", fileName: "lease.pdf", body: pdf },
        { type: "message/rfc822", fileName: "inner.eml", body: quoted },
      ];
      const body = writeMultipart({ Subject: "Fwd" }, parts);
      const file = { fileName: "fwd.eml", type: "message/rfc822", body };
      const { body: shown, kept } = await receiveFiles(file);
      expect(shown).toContain("(link to their page)");
      expect(shown).not.toContain(secret);
      expect(kept).toHaveLength(1);
      const { fileName, mimeType, content } = kept[0]!;
      expect({ fileName, mimeType }).toEqual({ fileName: "fwd.eml", mimeType: "message/rfc822" });
      const read = await readEnclosedMail({ fileName, mimeType, content });
      const { files, mails: inner, ...mail } = read!;
      expect(mail).toMatchObject({ subject: "Fwd", from: "Ada Obi <ada@example.com>" });
      expect(mail.html).toContain("£");
      expect(files.map(({ content: bytes }) => bytes.toString())).toEqual([
        "(link to their page)",
        "%PDF-1.7",
      ]);
      expect(inner).toMatchObject([{ text: "Open (link to their page) £" }]);
      expect(JSON.stringify(read)).not.toContain(secret);
    });

    test("in Outlook's files, which are written anew", async () => {
      const { secret, page } = await create();
      const msg = writeMsg({ "0037001F": "Fwd", "1000001F": `Open ${page}` }, [
        { "3707001F": "lease.pdf", "37010102": pdf },
      ]);
      const packed = writeTnef(`Or open ${page}`, [{ fileName: "lease.pdf", content: pdf }]);
      const { body: shown, kept } = await receiveFiles(
        { fileName: "fwd.msg", type: "", body: msg },
        { fileName: "winmail.dat", type: "", body: packed },
      );
      expect(shown).not.toContain(secret);
      expect(kept.map(({ fileName }) => fileName)).toEqual(["fwd.eml", "winmail.eml", "lease.pdf"]);
      for (const { fileName, mimeType, content } of kept.slice(0, 2)) {
        const read = await readEnclosedMail({ fileName, mimeType, content });
        expect(read?.text).toMatch(/pen \(link to their page\)$/);
        expect(read?.files).toMatchObject([{ fileName: "lease.pdf", content: pdf }]);
      }
    });

    test("in a file that can't be read, which is not kept", async () => {
      const { secret, page } = await create();
      const body = Buffer.from(`broken ${page}`, "utf16le");
      const { body: shown, kept } = await receiveFiles({ fileName: "fwd.msg", type: "", body });
      expect(kept).toEqual([]);
      expect(shown).toContain(
        "[fwd.msg wasn’t saved because it has a link to someone’s own page. It’s still in the mailbox.]",
      );
      expect(shown).not.toContain(secret);
    });
  });
});

test.each([
  ["a file of another kind", Buffer.from("hello")],
  ["an empty container", writeMsg({})],
  ["a packed mail that is cut off", writeTnef("Hello", []).subarray(0, 30)],
])("%s is no mail", async (_, content) => {
  for (const mimeType of ["application/vnd.ms-outlook", "application/vnd.ms-tnef"]) {
    expect(await readEnclosedMail({ fileName: "x", mimeType, content })).toBeNull();
  }
});

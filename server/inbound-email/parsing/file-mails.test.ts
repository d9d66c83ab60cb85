import { describe, expect, test } from "vitest";
import { writeMail, writeMultipart } from "../../testing/incoming-mail.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";

async function parse(raw: Buffer): Promise<ParsedMail> {
  const mail = await parseMail(raw);
  if (mail === null) throw new Error("It was not parsed.");
  return mail;
}

describe("a mail that is a file says what it is", () => {
  const encrypted = "[This email is encrypted. Open it in the mailbox or download it.]";

  test.each([
    ["encrypted", [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x03], encrypted],
    [
      "signed",
      [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02],
      "[This email is inside its signature. Open it in the mailbox or download it.]",
    ],
  ])("%s by S/MIME", async (_, bytes, notice) => {
    const raw = writeMail(
      {
        "Content-Type": "application/pkcs7-mime; name=smime.p7m",
        "Content-Transfer-Encoding": "base64",
      },
      Buffer.from(bytes).toString("base64"),
    );
    const { attachments, enclosed, refusals } = await parse(raw);
    expect(attachments).toMatchObject([{ fileName: "smime.p7m" }]);
    expect({ enclosed, refusals }).toEqual({ enclosed: [notice], refusals: [] });
  });

  test("encrypted by PGP", async () => {
    const raw = writeMultipart(
      {},
      [
        { type: "application/pgp-encrypted", body: "Version: 1\r\n" },
        {
          type: "application/octet-stream; name=encrypted.asc",
          body: "-----BEGIN PGP MESSAGE-----\r\nabc",
        },
      ],
      "multipart/encrypted; protocol=application/pgp-encrypted",
    );
    const { attachments, enclosed, refusals } = await parse(raw);
    expect(attachments).toMatchObject([{ fileName: "encrypted.asc" }]);
    expect({ enclosed, refusals }).toEqual({ enclosed: [encrypted], refusals: [] });
  });

  test("an answer to an invitation", async () => {
    const raw = writeMail(
      { "Content-Type": "text/calendar; method=REPLY; charset=utf-8" },
      "BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nSUMMARY:Viewing\r\nATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com\r\nCOMMENT:I can’t come\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    );
    const { attachments, enclosed } = await parse(raw);
    expect(attachments).toMatchObject([{ fileName: "attachment.ics" }]);
    expect(enclosed).toEqual(["Declined: Viewing\nI can’t come"]);
  });
});

import { describe, expect, test } from "vitest";
import { writeMail, writeMultipart } from "../../testing/incoming-mail.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";

async function parse(raw: Buffer): Promise<ParsedMail> {
  const mail = await parseMail(raw);
  if (mail === null) throw new Error("It was not parsed.");
  return mail;
}

test("a plain answer is read with what it answers and its text", async () => {
  const raw = writeMail(
    { "In-Reply-To": "<a@b>", References: "<z@b> <a@b>", Cc: "Bo <bo@example.com>" },
    "Yes.\r\n\r\n> When?\r\n",
  );
  expect(await parse(raw)).toMatchObject({
    messageId: "first@mail.example.com",
    inReplyTo: ["a@b"],
    references: ["z@b", "a@b"],
    sender: { name: "Ada Obi", address: "ada@example.com" },
    recipients: ["lettings@keystone.example.com", "bo@example.com"],
    subject: "Re: Your enquiry",
    nature: "person",
    isForged: false,
    text: "Yes.",
    quoted: "> When?",
    html: null,
    attachments: [],
    refusals: [],
  });
});

test("a mail in two forms is read as text and kept as safe HTML", async () => {
  const raw = writeMultipart(
    {},
    [
      { type: "text/plain; charset=utf-8", body: "It’s £1,200?" },
      { type: "text/html", body: "<p onclick=x()>It&rsquo;s <b>£1,200</b>?<img src=//e/x>" },
    ],
    "multipart/alternative",
  );
  expect(await parse(raw)).toMatchObject({
    text: "It’s £1,200?",
    html: "<p>It’s <b>£1,200</b>?</p>",
  });
});

test("a mail in HTML alone is read as text, without what it quotes", async () => {
  const html =
    "<div>Yes please.</div><div>On Tue, 24 Nov 2026 at 10:02, Keystone &lt;a@example.com&gt; wrote:<br></div><blockquote><p>When?</p></blockquote>";
  const { text, quoted } = await parse(writeMail({ "Content-Type": "text/html" }, html));
  expect(text).toBe("Yes please.");
  expect(quoted).toContain("When?");
});

describe("the sender", () => {
  test.each([
    ["Ada <ADA@Example.com>", "ada@example.com"],
    ["ada@example.com (Ada)", "ada@example.com"],
    ['"lettings@keystone.example.com" <eve@example.org>', "eve@example.org"],
    ["eve@example.org, ada@example.com", null],
    ["Friends: ada@example.com, bo@example.com;", null],
    ["nobody", null],
    ["", null],
    ["<ada@example>", null],
    ['<"ada@example.com"@example.org>', null],
  ])("%s is %s", async (from, address) => {
    expect((await parse(writeMail({ From: from }))).sender?.address ?? null).toBe(address);
  });

  test("two lines From name none", async () => {
    const raw = writeMail({ "X-First": "1\r\nFrom: eve@example.org" });
    expect((await parse(raw)).sender).toBeNull();
  });

  test.each([
    ["Zed Buyer <Zed@example.org>", { name: "Zed Buyer", address: "zed@example.org" }],
    ["ada@example.com", null],
    ["a@example.org, b@example.org", null],
    ["nobody", null],
    ["a@example.org\r\nReply-To: b@example.org", null],
  ])("asks for its answer elsewhere: %j", async (line, replyTo) => {
    expect((await parse(writeMail({ "Reply-To": line }))).replyTo).toEqual(replyTo);
  });

  test("where to answer and who sent it for somebody do not count", async () => {
    const raw = writeMail({
      From: "eve@example.org",
      "Reply-To": "ada@example.com",
      Sender: "ada@example.com",
      "Return-Path": "<ada@example.com>",
    });
    expect((await parse(raw)).sender?.address).toBe("eve@example.org");
  });

  test("is forged where the receiving server says so", async () => {
    const results = (verdict: string) => ({
      "Authentication-Results": `mx.example.com; dmarc=${verdict}`,
    });
    expect((await parse(writeMail(results("fail (p=reject)")))).isForged).toBe(true);
    expect((await parse(writeMail(results("pass")))).isForged).toBe(false);
  });

  test("is not proved by a line of its own that says so", async () => {
    const raw = writeMail({
      "Authentication-Results":
        "mx.keystone.example.com; dmarc=fail\r\nAuthentication-Results: mx.keystone.example.com; dmarc=pass",
    });
    expect((await parse(raw)).isForged).toBe(true);
  });
});

describe("headers can't be injected", () => {
  test("by encoded line breaks in subject and name", async () => {
    const encoded = `=?utf-8?B?${Buffer.from("Hello\r\nBcc: eve@example.org\0\u202E").toString("base64")}?=`;
    const mail = await parse(writeMail({ Subject: encoded, From: `${encoded} <ada@example.com>` }));
    expect(mail.subject).toMatch(/^Hello Bcc: eve@example.org/);
    expect(`${mail.subject}${mail.sender?.name}`).not.toMatch(/[\p{Cc}\u202E]/u);
  });
});

describe("attachments", () => {
  test("of known types are kept, under a clean name; for others there is a line", async () => {
    const raw = writeMultipart({}, [
      { type: "text/plain", body: "Attached." },
      { type: "text/html", body: "%PDF-", fileName: "../payslip.pdf" },
      { type: "application/x-msdownload", body: "MZ", fileName: "payslip.pdf.exe" },
    ]);
    const mail = await parse(raw);
    expect(mail.text).toBe("Attached.");
    expect(mail.attachments).toEqual([
      { fileName: "payslip.pdf", mimeType: "application/pdf", content: Buffer.from("%PDF-") },
    ]);
    expect(mail.refusals).toEqual([
      "payslip.pdf.exe wasn’t saved because we don’t accept this type of file. It’s still in the mailbox.",
    ]);
  });

  test("of a forwarded mail don't become those of the mail", async () => {
    const inner = writeMail({ From: "eve@example.org" }, "I am Eve.").toString();
    const raw = writeMail(
      { "Content-Type": "multipart/mixed; boundary=p" },
      `--p\r\n\r\nSee below.\r\n--p\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--p--\r\n`,
    );
    const mail = await parse(raw);
    expect(mail.text).toBe("See below.");
    expect(mail.sender?.address).toBe("ada@example.com");
    expect(mail.attachments).toMatchObject([{ fileName: "attachment.eml" }]);
    expect(mail.enclosed).toEqual([
      "[Attached email: attachment.eml]\nFrom: eve@example.org\nTo: lettings@keystone.example.com\nDate: Tue, 24 Nov 2026 10:02:00 +0000\nSubject: Re: Your enquiry\n\nI am Eve.",
    ]);
  });
});

describe("a mail that names no charset is read by what its bytes are", () => {
  const japanese = "\u001B$B$*@$OC$K$J$C$F$*$j$^$9!#\u001B(B";
  test.each<[string, string, string]>([
    ["ISO-2022-JP", japanese, "お世話になっております。"],
    ["UTF-8", Buffer.from("It’s £1,200").toString("latin1"), "It’s £1,200"],
    ["windows-1252", "It\u0092s \u00A31,200, caf\u00E9", "It’s £1,200, café"],
    [
      "Shift_JIS",
      "\u0082\u00A8\u0090\u00A2\u0098b\u0082\u00C9\u0082\u00C8\u0082\u00C1\u0082\u00C4\u0082\u00A8\u0082\u00E8\u0082\u00DC\u0082\u00B7\u0081B\u0093\u00E0\u008C\u00A9\u0082\u00F0\u0082\u00A8\u008A\u00E8\u0082\u00A2\u0082\u00B5\u0082\u00DC\u0082\u00B7\u0081B",
      "お世話になっております。内見をお願いします。",
    ],
  ])("%s", async (_, body, text) => {
    const raw = (headers: Record<string, string>) =>
      Buffer.from(writeMail(headers, "").toString("latin1") + body, "latin1");
    expect((await parse(raw({}))).text).toBe(text);
    expect((await parse(raw({ "Content-Type": "text/plain; format=flowed" }))).text).toBe(text);
  });

  test("and so are its subject and its sender's name", async () => {
    const name = "\u001B$BEDCf\u001B(B";
    const mail = await parse(writeMail({ Subject: japanese, From: `${name} <ada@example.com>` }));
    expect(mail.subject).toBe("お世話になっております。");
    expect(mail.sender).toEqual({ name: "田中", address: "ada@example.com" });
  });

  test.each([
    ["José", "José"],
    ["Renée", "Renée"],
    ["Flät für £900", "Flät für £900"],
  ])("a short one is Western: %s", async (body, text) => {
    const raw = Buffer.concat([writeMail({}, ""), Buffer.from(body, "latin1")]);
    expect((await parse(raw)).text).toBe(text);
  });

  test.each([
    ["nothing else", "", "Thursday suits me."],
    ["the same in its body", "", "Für £900 käme ich gern."],
    ["a body that is declared", "Content-Type: text/plain; charset=iso-8859-15\r\n", "Für 900 €"],
    ["a body in UTF-8", "", "FÃ¼r Â£900"],
  ])("and so are headers in Latin-1, with %s", async (_, type, body) => {
    const headers = "From: Seán O'Neil <sean@example.com>\r\nSubject: Flät für £900\r\n";
    const raw = Buffer.from(`${headers}${type}To: lettings@example.com\r\n\r\n${body}`, "latin1");
    const { sender, subject } = await parse(raw);
    expect(sender).toEqual({ name: "Seán O'Neil", address: "sean@example.com" });
    expect(subject).toBe("Flät für £900");
  });

  test("but a header in which another address would appear stays as it came", async () => {
    const type = "Content-Type: text/plain; charset=shift_jis\r\n";
    const from = "From: \u0083@eve.example.org <ada@example.com>\r\n";
    const { sender } = await parse(Buffer.from(`${from}${type}\r\nHello`, "latin1"));
    expect(sender?.name).toContain("@eve.example.org");
  });

  test("but no address is hidden between Japanese characters", async () => {
    const From = "\u001B$B<eve@example.org>\u001B(B <ada@example.com>";
    expect((await parse(writeMail({ From }))).sender).toBeNull();
  });

  test("but one that is declared is believed", async () => {
    const raw = writeMail({ "Content-Type": "text/plain; charset=iso-8859-1" }, "£");
    expect((await parse(raw)).text).toBe("Â£");
  });
});

describe("a charset that can't be right counts as none", () => {
  const cyrillic =
    "\xFA\xC4\xD2\xC1\xD7\xD3\xD4\xD7\xD5\xCA\xD4\xC5, \xCD\xCF\xD6\xCE\xCF \xD0\xCF\xD3\xCD\xCF\xD4\xD2\xC5\xD4\xD8 \xCB\xD7\xC1\xD2\xD4\xC9\xD2\xD5 \xD7 \xD3\xD5\xC2\xC2\xCF\xD4\xD5?";
  test.each<[string, string, string, string]>([
    ["an unknown one", "x-unknown", cyrillic, "Здравствуйте, можно посмотреть квартиру в субботу?"],
    ["ASCII over UTF-8", "us-ascii", "GrÃ¶ÃŸe", "Größe"],
    ["ASCII over Latin-1", "ascii", "Caf\xE9", "Café"],
    ["ASCII over ISO-2022-JP", "us-ascii", "\x1B$BJ*7o\x1B(B?", "物件?"],
    ["ASCII by its other name", "ANSI_X3.4-1968", "\x1B$BJ*7o\x1B(B?", "物件?"],
    ["UTF-8 over ISO-2022-JP", "utf-8", "\x1B$BJ*7o\x1B(B?", "物件?"],
    ["Latin-1 over ISO-2022-JP", "iso-8859-1", "\x1B$BJ*7o\x1B(B?", "物件?"],
    ["UTF-8 where nothing is", "utf-8", "Caf\xE9 f\xFCr", "Café für"],
  ])("%s: charset=%s", async (_, charset, body, text) => {
    const bytes = Buffer.from(body.replace("Ÿ", "\x9F"), "latin1");
    const raw = writeMail({ "Content-Type": `text/plain; charset=${charset}` }, "");
    expect((await parse(Buffer.concat([raw, bytes]))).text).toBe(text);
  });

  test("but UTF-8 with one broken byte is UTF-8", async () => {
    const raw = writeMail({ "Content-Type": "text/plain; charset=utf-8" }, "Größe £900 ");
    const { text } = await parse(Buffer.concat([raw, Buffer.from([0xe9])]));
    expect(text).toContain("Größe £900");
  });
});

describe("a malformed mail", () => {
  test.each<[string, string]>([
    ["nothing", ""],
    ["one byte", "\0"],
    ["headers alone", "From: ada@example.com\r\nSubject: a"],
    ["a part that never ends", "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello"],
    ["a boundary that never comes", "Content-Type: multipart/mixed; boundary=b\r\n\r\nHello"],
    ["an unknown character set", "Content-Type: text/plain; charset=klingon\r\n\r\nHello"],
    ["broken Base64", "Content-Transfer-Encoding: base64\r\n\r\n!!!=a==="],
    ["broken quoted-printable", "Content-Transfer-Encoding: quoted-printable\r\n\r\n=ZZ=\r\n=F"],
    ["a date that is none", "Date: yesterday\r\nFrom: <>\r\n\r\nHello"],
    ["bytes that are no text", "Subject: \xFF\xFE\r\n\r\n\xC3\x28\0\u0007"],
  ])("of %s is read as far as it goes", async (_, raw) => {
    const mail = await parse(Buffer.from(raw, "latin1"));
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\p{Cc}/u);
  });

  test("nested without end is not read", async () => {
    let raw = "";
    for (let n = 0; n < 100; n++)
      raw += `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`;
    expect(await parseMail(Buffer.from(raw))).toBeNull();
  });

  test("with headers without end is not read", async () => {
    expect(await parseMail(Buffer.from(`X: ${"a".repeat(300_000)}\r\n\r\n`))).toBeNull();
  });
});

test("a very long mail is cut, and says so", async () => {
  const { text } = await parse(writeMail({}, "a".repeat(200_000)));
  expect(text.length).toBeLessThan(51_000);
  expect(text).toMatch(/a\n\n\[We’ve shortened this email/);
});

test("copies of a mail are alike, whichever way they came, and other mails are not", async () => {
  const { digest } = await parse(writeMail({}));
  const copy = writeMail({
    To: "sales@example.com",
    Received: "by mx2",
    "Delivered-To": "x@example.com",
  });
  expect((await parse(copy)).digest).toBe(digest);
  expect((await parse(writeMail({}, "Friday!"))).digest).not.toBe(digest);
  expect((await parse(writeMail({ "Message-ID": "<b@b>" }))).digest).not.toBe(digest);
});

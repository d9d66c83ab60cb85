import { describe, expect, test } from "vitest";
import { checkAttachment, maxAttachmentBytes, maxAttachments } from "./attachment-rules.ts";

const part = {
  fileName: "payslip.pdf",
  mimeType: "application/pdf",
  content: Buffer.alloc(1000, "a"),
  position: 0,
};

test.each([
  ["payslip.pdf", "application/pdf"],
  ["Boiler.JPG", "image/jpeg"],
  ["letter.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["viewing.eml", "message/rfc822"],
  ["Viewing.MSG", "application/vnd.ms-outlook"],
  ["winmail.dat", "application/vnd.ms-tnef"],
])("%s is kept as %s, whatever the mail calls its type", (fileName, mimeType) => {
  expect(checkAttachment({ ...part, fileName, mimeType: "text/html" })).toEqual({
    ok: true,
    fileName,
    mimeType,
  });
});

describe("not kept", () => {
  test.each([
    "payslip.pdf.exe",
    "page.html",
    "drawing.svg",
    "macro.docm",
    "bundle.zip",
    "script.js",
    "link.lnk",
    "data.dat",
    "payslip.constructor",
    "pay\u202Efdp.exe",
  ])("%s, by its type", (fileName) => {
    expect(checkAttachment({ ...part, fileName })).toMatchObject({
      ok: false,
      problem: "we don’t accept this type of file",
    });
  });

  test.each([
    ["an empty file", { content: Buffer.alloc(0) }, "it’s empty"],
    [
      "a file that is a little too large",
      { content: Buffer.alloc(maxAttachmentBytes + 1) },
      "it’s 15.1 MB and the limit is 15 MB",
    ],
    [
      "a file that is too large",
      { content: Buffer.alloc(maxAttachmentBytes * 2) },
      "it’s 30 MB and the limit is 15 MB",
    ],
    [
      "one file too many",
      { position: maxAttachments },
      "we only save the first 20 attachments in an email",
    ],
  ])("%s", (_, changes, problem) => {
    expect(checkAttachment({ ...part, ...changes })).toMatchObject({ ok: false, problem });
  });
});

describe("a file is kept by what it is, whatever its name ends with", () => {
  const pdf = "%PDF-1.7";
  const jpeg = "\u00FF\u00D8\u00FF\u00E0";
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  test.each([
    ["Gas certificate 2026.1.12", "application/pdf", pdf, "Gas certificate 2026.1.12.pdf"],
    ["PDF WITHOUT EXT", "application/pdf", "AAAA", "PDF WITHOUT EXT.pdf"],
    ["EICR", "application/octet-stream", pdf, "EICR.pdf"],
    ["meter.jfif", "image/jpeg", jpeg, "meter.jpg"],
    ["meter.jpe", "application/octet-stream", "AAAA", "meter.jpg"],
    ["Meter.JPEG", "image/jpeg", jpeg, "Meter.JPEG"],
    ["scan.pdf", "application/pdf", jpeg, "scan.jpg"],
    ["Lease of St. Mary", word, "PK\u0003\u0004", "Lease of St. Mary.docx"],
    ["notes", "text/plain", "Hello", "notes.txt"],
    ["film.3gp", "video/3gpp", "\0\0\0 ftyp3gp5", "film.3gp.mp4"],
    ["a".repeat(200), "application/pdf", pdf, `${"a".repeat(96)}.pdf`],
  ])("%s, %s", (fileName, mimeType, content, kept) => {
    const file = { fileName, mimeType, content: Buffer.from(content, "latin1"), position: 0 };
    expect(checkAttachment(file)).toMatchObject({ ok: true, fileName: kept });
  });

  test.each([
    ["payslips", "application/zip", "PK\u0003\u0004"],
    ["payslips.zip", word, "PK\u0003\u0004"],
    ["page.html", "text/plain", "<script>"],
  ])("not so %s, %s", (fileName, mimeType, content) => {
    const file = { fileName, mimeType, content: Buffer.from(content, "latin1"), position: 0 };
    expect(checkAttachment(file)).toMatchObject({ ok: false });
  });
});

describe("a file's name", () => {
  test.each([
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\Ada\\payslip.pdf", "payslip.pdf"],
    ["pay\r\nX-Evil: 1\u202Eslip.pdf", "payX-Evil 1slip.pdf"],
    ["...pdf.pdf. ", "pdf.pdf"],
    [`${"a".repeat(300)}.pdf`, `${"a".repeat(96)}.pdf`],
    ["Kontoauszug März.pdf", "Kontoauszug März.pdf"],
  ])("%j becomes %j", (fileName, kept) => {
    expect(checkAttachment({ ...part, fileName }).fileName).toBe(kept);
  });

  test.each([
    [null, "message/rfc822", "attachment.eml"],
    ["Re: the flat in St. Mary", "message/rfc822", "Re the flat in St. Mary.eml"],
    ["x.exe", "message/rfc822", "x.exe.eml"],
    ["ATT00001.dat", "application/octet-stream", "winmail.dat"],
    [null, "application/ms-tnef", "winmail.dat"],
  ])("%j of a mail in a mail, %s, becomes %s", (fileName, mimeType, kept) => {
    expect(checkAttachment({ ...part, fileName, mimeType })).toMatchObject({
      ok: true,
      fileName: kept,
    });
  });

  test("a picture without a name gets one", () => {
    expect(checkAttachment({ ...part, fileName: null, mimeType: "image/jpeg" })).toMatchObject({
      ok: true,
      fileName: "attachment.jpg",
    });
  });
});

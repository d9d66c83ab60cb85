/** Headers and body as a mail program sends them, for tests of mail that comes in. */
export function writeMail(
  headers: Record<string, string>,
  body = "Thursday suits me.\r\n",
): Buffer {
  const all = {
    From: "Ada Obi <ada@example.com>",
    To: "lettings@keystone.example.com",
    Subject: "Re: Your enquiry",
    Date: "Tue, 24 Nov 2026 10:02:00 +0000",
    "Message-ID": "<first@mail.example.com>",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

export interface MailPart {
  type: string;
  body: string | Buffer;
  /** Makes it an attachment. */
  fileName?: string;
}

/** A mail of several parts. */
export function writeMultipart(
  headers: Record<string, string>,
  parts: readonly MailPart[],
  type = "multipart/mixed",
): Buffer {
  const written = parts.map(({ type: partType, body, fileName }) => {
    const disposition =
      fileName === undefined ? "" : `Content-Disposition: attachment; filename="${fileName}"\r\n`;
    const encoded = Buffer.from(body).toString("base64").replaceAll(/.{76}/g, "$&\r\n");
    return `--part\r\nContent-Type: ${partType}\r\n${disposition}Content-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`;
  });
  const contentType = `${type}; boundary=part`;
  return writeMail(
    { "MIME-Version": "1.0", "Content-Type": contentType, ...headers },
    `${written.join("")}--part--\r\n`,
  );
}

/** The report of a mail server about a mail of ours (RFC 3464). */
export function writeBounce(
  outboxId: string,
  { action = "failed", diagnostic = "smtp; 550 5.1.1 <ada@example.com> User unknown" } = {},
): Buffer {
  const status = `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ada@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: ${diagnostic}\r\n`;
  const returned = `Message-ID: <${outboxId}@keystone.example.com>\r\nReferences: <11111111-1111-4111-8111-111111111111@keystone.example.com>\r\nSubject: Your enquiry\r\n`;
  return writeMail(
    {
      From: "Mail Delivery System <MAILER-DAEMON@mx.example.com>",
      Subject: "Undelivered Mail Returned to Sender",
      "Auto-Submitted": "auto-replied",
      "Message-ID": `<bounce-${outboxId}@mx.example.com>`,
      "MIME-Version": "1.0",
      "Content-Type": "multipart/report; report-type=delivery-status; boundary=part",
    },
    [
      `--part\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.\r\n`,
      `--part\r\nContent-Type: message/delivery-status\r\n\r\n${status}\r\n`,
      `--part\r\nContent-Type: message/rfc822\r\n\r\n${returned}\r\nDear Ada,\r\n`,
      `--part--\r\n`,
    ].join(""),
  );
}

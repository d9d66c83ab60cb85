import { createTransport, type NodemailerError } from "nodemailer";
import type { ClaimedMail } from "./outbox.ts";
import { toMailText } from "./render-mail.ts";

export interface MailTransport {
  /** Never rejects: failures are values. */
  send: (mail: ClaimedMail, signal: AbortSignal) => Promise<Delivery>;
  close: () => void;
}

export type Delivery = { ok: true } | Refusal;

export interface Refusal {
  ok: false;
  /** The server will never accept this mail. */
  permanent: boolean;
  /** Failed step without any mail content, safe to log: `RCPT TO 550`. */
  code: string;
  /** The same with the server's message, without addresses. */
  reason: string;
}

/** A stored file's content by its name, null if there is none. */
export type ReadFile = (stored: string) => Promise<Uint8Array | null>;

/** Milliseconds. `socket` is how long the server may be silent, including its scan after DATA. */
export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  socket: number;
}

const patience: SmtpTimeouts = { connection: 10_000, greeting: 30_000, socket: 120_000 };

/**
 * Sends through one SMTP server and briefly keeps a few connections open.
 * @param url `smtp://` (encrypted if the server offers it) or `smtps://`
 * @param from the sender; its domain is used in Message-IDs
 * @param readFile gives the content of attachments
 */
export function createSmtpTransport(
  url: string,
  from: { name: string; address: string },
  timeouts: SmtpTimeouts = patience,
  readFile: ReadFile = async () => null,
): MailTransport {
  const transporter = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      idleTimeout: 10_000,
      // One requeue, for a pooled connection the server had closed before any byte of the mail was
      // sent.
      maxRequeues: 1,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.socket,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(mail, signal) {
      try {
        const attachments = await readAttachments(mail, readFile);
        if (attachments === null) return attachmentMissing;
        const message = buildMessage(mail, from.address);
        await transporter.sendMail({ ...message, attachments, signal });
        return { ok: true };
      } catch (error) {
        return describeRefusal(error instanceof Error ? error : new Error(String(error)));
      }
    },
    close: () => transporter.close(),
  };
}

/** Null if a file is gone: a mail that announces it must not go out without it. */
async function readAttachments({ attachments }: ClaimedMail, readFile: ReadFile) {
  const read: { filename: string; content: Buffer }[] = [];
  for (const { filename, stored } of attachments ?? []) {
    const bytes = await readFile(stored);
    if (bytes === null) return null;
    read.push({ filename, content: Buffer.from(bytes) });
  }
  return read;
}

const attachmentMissing: Refusal = {
  ok: false,
  permanent: true,
  code: "ATTACHMENT",
  reason: "ATTACHMENT: a file of this email no longer exists.",
};

/** Message-ID and date stay the same on every attempt. */
function buildMessage(mail: ClaimedMail, sender: string) {
  return {
    messageId: `<${mail.id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    to: { name: "", address: mail.recipient },
    replyTo: mail.replyTo === null ? undefined : { name: "", address: mail.replyTo },
    subject: mail.subject,
    html: mail.html,
    text: toMailText(mail.html),
    // Both an invitation part for mail programs and an attachment.
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: "viewing.ics",
        content: mail.calendar.ics,
      },
    }),
    ...(mail.inReplyTo && {
      inReplyTo: `<${mail.inReplyTo}>`,
      references: `<${mail.inReplyTo}>`,
    }),
    headers: {
      // RFC 3834: what a person wrote is not automatic, and may be answered automatically.
      ...(mail.kind !== "conversation-reply" && { "Auto-Submitted": "auto-generated" }),
      ...(mail.unsubscribeUrl && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/**
 * A 5xx reply concerns this mail only if given to the recipient or the data. One to the greeting,
 * login or sender is a configuration problem that can be fixed.
 */
function describeRefusal(error: NodemailerError): Refusal {
  const { command = "", responseCode, response = error.message } = error;
  const noSuchAddress = error.code === "EENVELOPE" && command === "API";
  const code = [command, responseCode ?? error.code ?? error.name].join(" ").trim();
  return {
    ok: false,
    permanent:
      noSuchAddress || (error.permanent === true && (command === "RCPT TO" || command === "DATA")),
    code,
    reason: `${code}: ${redactAddresses(response)}`.slice(0, 500),
  };
}

function redactAddresses(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").replaceAll(/(?<!\S)\S*@\S*/g, "(address)");
}

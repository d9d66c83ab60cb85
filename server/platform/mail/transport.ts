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
 */
export function createSmtpTransport(
  url: string,
  from: { name: string; address: string },
  timeouts: SmtpTimeouts = patience,
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
        await transporter.sendMail({ ...buildMessage(mail, from.address), signal });
        return { ok: true };
      } catch (error) {
        return describeRefusal(error instanceof Error ? error : new Error(String(error)));
      }
    },
    close: () => transporter.close(),
  };
}

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
    headers: {
      "Auto-Submitted": "auto-generated",
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

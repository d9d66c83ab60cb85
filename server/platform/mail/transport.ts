import { createTransport, type NodemailerError } from "nodemailer";
import type { ClaimedMail } from "./outbox.ts";
import { mailText } from "./render-mail.ts";

export interface MailTransport {
  /** Never rejects: what went wrong is a value. */
  send: (mail: ClaimedMail, signal: AbortSignal) => Promise<Delivery>;
  close: () => void;
}

export type Delivery = { ok: true } | Refusal;

export interface Refusal {
  ok: false;
  /** The server wants this mail neither now nor later. */
  permanent: boolean;
  /** Where it failed, without anything of the mail: fit for a log. `RCPT TO 550`. */
  code: string;
  /** The same with the server's words, addresses left out. */
  reason: string;
}

/** Milliseconds. `socket` is how long the server may be silent, its scan after DATA included. */
export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  socket: number;
}

const patience: SmtpTimeouts = { connection: 10_000, greeting: 30_000, socket: 120_000 };

/**
 * Sends through one SMTP server, with a few connections kept open for a moment.
 * @param url `smtp://` (encrypted where the server offers it) or `smtps://`
 * @param from who the mails are from; its domain also names the messages
 */
export function smtpTransport(
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
      // Once, for a kept connection that the server had ended: no byte of the mail was sent then.
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
        await transporter.sendMail({ ...message(mail, from.address), signal });
        return { ok: true };
      } catch (error) {
        return refusal(error instanceof Error ? error : new Error(String(error)));
      }
    },
    close: () => transporter.close(),
  };
}

/** The same mail gives the same Message-ID and date however often it is sent. */
function message(mail: ClaimedMail, sender: string) {
  return {
    messageId: `<${mail.id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    date: mail.createdAt,
    to: { name: "", address: mail.recipient },
    replyTo: mail.replyTo === null ? undefined : { name: "", address: mail.replyTo },
    subject: mail.subject,
    html: mail.html,
    text: mailText(mail.html),
    // A part that mail programs show as an invitation, and the same as a file for others.
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
 * A 5xx answer is about this mail only if it was given to the recipient or the text; one to the
 * greeting, the login or the sender is about how the site is set up, which someone can put right.
 */
function refusal(error: NodemailerError): Refusal {
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

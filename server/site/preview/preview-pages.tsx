import type { ReactNode } from "react";
import type { findMail, listNewestMails } from "../../platform/mail/outbox-desk.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";

type MailLine = Awaited<ReturnType<typeof listNewestMails>>[number];
type WholeMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

export function MailList({ mails, now }: { mails: MailLine[]; now: Date }) {
  return (
    <Sheet title="Mails">
      <p>{`The newest ${mails.length} mails of the outbox at ${now.toISOString()}.`}</p>
      <table>
        <thead>
          <tr>
            {["Written", "State", "Kind", "To", "Subject"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mails.map(({ id, createdAt, state, kind, recipient, subject }) => (
            <tr key={id}>
              <td>{createdAt.toISOString()}</td>
              <td>{state}</td>
              <td>{kind}</td>
              <td>{recipient}</td>
              <td>
                <a href={`/dev/mail/${id}`}>{subject}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

export function MailPage({ mail }: { mail: WholeMail }) {
  const { id, kind, state, recipient, replyTo, subject, html, calendar, lastError } = mail;
  return (
    <Sheet title={subject}>
      <p>
        <a href="/dev/mail">All mails</a>
      </p>
      <p>{`${kind}, ${state}. To ${recipient}, answers to ${replyTo ?? "the sender"}.`}</p>
      {lastError !== null && <p>{`Last error: ${lastError}`}</p>}
      <div className="looks">
        <iframe title="By day" src={`/dev/mail/${id}/day`} sandbox="" />
        <iframe title="After dark" src={`/dev/mail/${id}/night`} sandbox="" />
      </div>
      <h2>As text</h2>
      <pre>{toMailText(html)}</pre>
      {calendar && (
        <>
          <h2>{`Calendar entry, ${calendar.method}`}</h2>
          <pre>{calendar.ics}</pre>
        </>
      )}
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{sheetRules}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {children}
      </body>
    </html>
  );
}

const sheetRules = `
body { font: 16px/1.5 sans-serif; margin: 24px; color: #14201b; background: #f4f2ec }
table { border-collapse: collapse } th, td { text-align: left; padding: 4px 16px 4px 0 }
.looks { display: flex; flex-wrap: wrap; gap: 16px }
iframe { flex: 1 1 480px; height: 720px; border: 1px solid #14201b }
pre { white-space: pre-wrap; max-width: 80ch }`;

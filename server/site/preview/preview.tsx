import { formatCount } from "../../../domain/shared/formats/count.ts";
import { type Context, Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement, ReactNode } from "react";
import * as v from "valibot";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { findMail, listNewestMails } from "../../platform/mail/outbox-desk.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";

const newest = 100;

const looks = v.picklist(["day", "night"]);

type MailLine = Awaited<ReturnType<typeof listNewestMails>>[number];
type WholeMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

function MailList({ mails, now }: { mails: MailLine[]; now: Date }) {
  return (
    <Sheet title="Emails">
      <p>{`The newest ${formatCount(mails.length, "email")} in the outbox at ${now.toISOString()}.`}</p>
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

function MailPage({ mail }: { mail: WholeMail }) {
  const { id, kind, state, recipient, replyTo, subject, html, calendar, lastError } = mail;
  return (
    <Sheet title={subject}>
      <p>
        <a href="/dev/mail">All emails</a>
      </p>
      <p>{`${kind}, ${state}. To ${recipient}, replies to ${replyTo ?? "the sender"}.`}</p>
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

/**
 * `/mail` and `/mail/{id}`: previews the outbox. Development only, since it shows everybody's
 * mails.
 */
export function createMailPreview({ database, now }: AppContext): Hono {
  const preview = new Hono();
  preview.get("/mail", async (context) => {
    const mails = await listNewestMails(database.orm, newest);
    return renderPage(context, <MailList mails={mails} now={now()} />);
  });
  preview.get("/mail/:id", async (context) => {
    const mail = await findQueuedMail(context.req.param("id"));
    return mail ? renderPage(context, <MailPage mail={mail} />) : context.notFound();
  });
  preview.get("/mail/:id/:look", async (context) => {
    const mail = await findQueuedMail(context.req.param("id"));
    const look = v.safeParse(looks, context.req.param("look"));
    if (mail === null || !look.success) return context.notFound();
    context.header("Content-Security-Policy", framePolicy);
    return context.html(renderPreview(mail.html, look.output));
  });
  return preview;

  async function findQueuedMail(id: string) {
    return isUuid(id) ? findMail(database.orm, id) : null;
  }
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** CSP similar to a mail program: inline styles only, nothing runs or loads. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

function renderPage(context: Context, element: ReactElement): Response | Promise<Response> {
  context.header("Content-Security-Policy", pagePolicy);
  return context.html(`<!doctype html>${renderToStaticMarkup(element)}`);
}

function renderPreview(html: string, look: "day" | "night"): string {
  const query = "@media (prefers-color-scheme: dark)";
  return html.replaceAll(query, look === "night" ? "@media all" : "@media not all");
}

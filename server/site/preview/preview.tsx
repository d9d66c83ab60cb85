import { type Context, Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import * as v from "valibot";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { findMail, listNewestMails } from "../../platform/mail/outbox-desk.ts";
import { MailList, MailPage } from "./preview-pages.tsx";

const newest = 100;

const looks = v.picklist(["day", "night"]);

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

import type { Route } from "./+types/mail-preview";
import { findMailHtml } from "../../../server/people/emails/show-mail.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";

/** As in a mail program that asks nobody: its own styles, nothing that runs, loads or submits. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

export async function loader({ params, context }: Route.LoaderArgs) {
  const html = await findMailHtml(context.get(appContext), readRecordId(params));
  if (html === null) throwNotFound();
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}

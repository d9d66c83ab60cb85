import type { Route } from "./+types/staff-calendar";
import { appContext, clientAddress } from "../../../server/site/page-contexts.ts";
import { findStaffCalendar } from "../../../server/viewings/diary/staff-calendar.ts";

/** What somebody's calendar program reads by its secret address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const wait = await app.viewingLimits.calendars(context.get(clientAddress));
  if (wait !== null) {
    return new Response("Too many requests.\n", {
      status: 429,
      headers: { "Retry-After": String(wait), "Cache-Control": "no-store" },
    });
  }
  const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
  const calendar = token === undefined ? null : await findStaffCalendar(app, token);
  if (!calendar) {
    const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
    return new Response("We can’t find that calendar.\n", { status: 404, headers });
  }
  const headers = {
    // A program may keep it, and asks whether it has changed.
    "Cache-Control": "private, no-cache",
    ETag: calendar.etag,
    "X-Robots-Tag": "noindex",
    "Content-Type": "text/calendar; charset=utf-8",
  };
  const known = request.headers
    .get("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return known?.includes(calendar.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(calendar.ics, { headers });
}

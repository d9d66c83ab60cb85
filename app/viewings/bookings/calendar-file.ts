import { appContext } from "../../../server/site/page-contexts.ts";
import { findBookingFile } from "../../../server/viewings/bookings/booking-file.ts";
import type { Route } from "./+types/calendar-file";

export async function loader({ context, url }: Route.LoaderArgs) {
  const file = await findBookingFile(context.get(appContext), url.searchParams.get("id") ?? "");
  if (file === null) return new Response("We can’t find that viewing.\n", { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="viewing.ics"',
      "Cache-Control": "no-store",
    },
  });
}

import type { Route } from "./+types/own-appointment";
import { createAppointmentFile } from "../../server/customer-pages/appointment-file.ts";
import { caseHeaders, openCasePage } from "../../server/site/case-page.ts";
import { appContext } from "../../server/site/page-contexts.ts";

/** An appointment of a landlord for their calendar. Another's, and one that is over, get the same answer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openCasePage({ context, params }, "landlord");
  const file = opened && (await createAppointmentFile(context.get(appContext), opened, params.id));
  if (!file) {
    const headers = { ...caseHeaders, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("We can’t find that appointment.", { status: 404, headers });
  }
  return new Response(file, {
    headers: {
      ...caseHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
    },
  });
}

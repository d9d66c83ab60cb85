import type { Route } from "./+types/events";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";

/** The stream of changes that each open page of the office listens to. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { officeStream } = context.get(appContext);
  const { staffId, sessionId } = getSignedIn({ context });
  const lastEventId =
    request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("after");
  const stream = officeStream.open({ staffId, sessionId }, lastEventId);
  if (stream === null) return new Response(null, { status: 503, headers: { "Retry-After": "2" } });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // nginx and the like would collect events before they pass them on.
      "X-Accel-Buffering": "no",
    },
  });
}

import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { cspNonce, reportError, services, siteOrigin } from "../../app/services.ts";
import { isOutOfReach } from "../db/out-of-reach.ts";
import type { House } from "../house.ts";
import { pageServices } from "../page-services.ts";
import { ownOrigin } from "./own-origin.ts";
import { loggedPath } from "./logged-path.ts";

/** Answers a page's request. */
export type Pages = (
  request: Request,
  given: { nonce: string; requestId: string },
) => Promise<Response>;

/** React Router's pages over one house. The only place where the server knows the app. */
export function pagesOf(house: House): Pages {
  const handle = createRequestHandler(
    build,
    house.config.production ? "production" : "development",
  );
  const given = pageServices(house);
  return async (request, { nonce, requestId }) => {
    const context = new RouterContextProvider();
    context.set(services, given);
    context.set(siteOrigin, ownOrigin(request, house.config));
    context.set(cspNonce, nonce);
    const path = loggedPath(new URL(request.url).pathname);
    let outOfReach = false;
    context.set(reportError, (error) => {
      outOfReach ||= isOutOfReach(error);
      house.log.error({ err: error, requestId, path }, "A page failed.");
    });
    const response = await handle(request, context);
    return outOfReach ? toTryAgain(response) : response;
  };
}

/** The page that says sorry, for caches and robots too: this passes. */
function toTryAgain({ body, headers }: Response): Response {
  const retried = new Headers(headers);
  retried.set("Retry-After", "5");
  return new Response(body, { status: 503, headers: retried });
}

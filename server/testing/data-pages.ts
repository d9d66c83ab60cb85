import { matchRoutes, RouterContextProvider } from "react-router";
import { officeRoutes, siteRoutes } from "../../app/routes.ts";
import type { AppContext } from "../app-context.ts";
import { appContext, clientAddress, reportError, siteOrigin } from "../site/page-contexts.ts";
import { officeOrigin } from "./office.ts";
import { answerRoute } from "./office-pages.ts";

const files = siteRoutes.map(({ path = "", file }) => ({
  path: `/${path}`,
  file,
}));

/** Every page of the site reads its data, as one that fails does halfway. */
export function createDataPages(app: AppContext) {
  const answer = async (request: Request) => {
    const url = new URL(request.url);
    const [match] = matchRoutes(files, url.pathname) ?? [];
    const route = files.find(({ path }) => path === match?.route.path);
    if (request.headers.has("X-Fail")) throw new Error(`It fails for ${url.hostname}`);
    if (!match || !route || route.path === "/*") return new Response("no page", { status: 404 });
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(reportError, (error) => app.log.error({ err: error }, "Page request failed"));
    context.set(clientAddress, "192.0.2.1");
    context.set(siteOrigin, officeOrigin);
    const params = Object.fromEntries(
      Object.entries(match.params).map(([name, value]) => [name, value ?? ""]),
    );
    const pattern = route.path.slice(1);
    const { status: code, text } = await answerRoute(route.file, {
      request,
      url,
      pattern,
      params,
      context,
    });
    return new Response(code === 204 || code === 304 ? null : text, {
      status: code,
    });
  };
  const all = [...siteRoutes, ...officeRoutes];
  return Object.assign(answer, {
    routes: all.map(({ path = "" }) => ({ path: `/${path}`, handle: {} })),
  });
}

import { RouterContextProvider } from "react-router";
import type { AppContext } from "../app-context.ts";
import { createApiCaller } from "../site/app.ts";
import { appContext, callApi, reportError } from "../site/page-contexts.ts";
import { createTestApp } from "./app-context.ts";

interface ActionArguments {
  request: Request;
  url: URL;
  params: Record<string, string>;
  context: Readonly<RouterContextProvider>;
}

/** The module of a page with a form. */
interface PageModule<Shown> {
  action(given: ActionArguments): Promise<{ data: Shown; init: ResponseInit | null }>;
}

/** Sends forms without script to the actions of their pages. */
export function createPageActions(app: AppContext) {
  const site = createTestApp(app);
  /** @returns what the page shows, or where it leads to */
  return async function post<Shown>(
    page: PageModule<Shown>,
    path: string,
    fields: Record<string, string>,
    params: Record<string, string> = {},
  ): Promise<{ status: number; shown: Shown } | { location: string | null }> {
    const url = new URL(path, "http://localhost");
    const request = new Request(url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: url.origin },
      body: new URLSearchParams(fields).toString(),
    });
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(callApi, createApiCaller(site.request, request, {}));
    context.set(reportError, (error) => {
      throw error;
    });
    try {
      const { data: shown, init } = await page.action({ request, url, params, context });
      return { status: init?.status ?? 200, shown };
    } catch (thrown) {
      if (thrown instanceof Response) return { location: thrown.headers.get("Location") };
      throw thrown;
    }
  };
}

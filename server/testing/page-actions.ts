import { join } from "node:path";
import { type ActionFunctionArgs, matchRoutes, RouterContextProvider } from "react-router";
import { siteRoutes } from "../../app/routes.ts";
import type { AppContext } from "../app-context.ts";
import { createApiCaller } from "../site/app.ts";
import { appContext, callApi, reportError } from "../site/page-contexts.ts";
import { createTestApp } from "./app-context.ts";

const appFolder = join(import.meta.dirname, "../../app");

interface PageModule {
  action(given: ActionFunctionArgs): Promise<{ data: unknown; init: ResponseInit | null }>;
}

/** Sends forms without script to the actions of their pages, without a build. */
export function createPageActions(app: AppContext) {
  const createArguments = createFormPosts(app);
  /** @returns what the page shows, or where it leads to */
  return async function post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; shown: unknown } | { location: string | null }> {
    const given = createArguments(path, fields, headers);
    const { page, params, pattern } = await findPage(given.url);
    try {
      const { data: shown, init } = await page.action({ ...given, params, pattern });
      return { status: init?.status ?? 200, shown };
    } catch (thrown) {
      if (thrown instanceof Response) return { location: thrown.headers.get("Location") };
      throw thrown;
    }
  };
}

/** What an action is given for a form. Its API call goes to the whole app. */
export function createFormPosts(app: AppContext) {
  const site = createTestApp(app);
  return (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const url = new URL(path, "http://localhost");
    const request = new Request(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: url.origin,
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(callApi, createApiCaller(site.request, request, {}));
    context.set(reportError, (error) => {
      throw error;
    });
    return { request, url, context };
  };
}

async function findPage({ pathname }: URL) {
  const routes = siteRoutes.map(({ path }) => ({ path }));
  const [match] = matchRoutes(routes, pathname) ?? [];
  const file = siteRoutes.find(({ path }) => path === match?.route.path)?.file;
  if (!match || !file) throw new Error(`${pathname} is no page.`);
  const page: PageModule = await import(/* @vite-ignore */ join(appFolder, file));
  return { page, params: match.params, pattern: match.route.path ?? "" };
}

import { RouterContextProvider } from "react-router";
import { siteRoutes } from "../app/routes.ts";
import type { AppContext } from "../server/app-context.ts";
import { appContext, clientAddress, siteOrigin } from "../server/site/page-contexts.ts";
import { startSession } from "../server/staff/sessions.ts";
import { officeOrigin, TestBrowser } from "../server/testing/office.ts";
import { answerRoute, buildUrl, visitOfficePage } from "../server/testing/office-pages.ts";
import type { Visit } from "./visits.ts";

/** @param branch whose records alone the lists show */
export async function signIn(
  { database: { orm }, now }: AppContext,
  staffId: string,
  branch?: string,
): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const token = await orm.transaction((tx) =>
    startSession(tx, browser.request(), { staffId, method: "passkey", at: now() }),
  );
  browser.keep(`__Host-office=${token}`);
  if (branch !== undefined) browser.keep(`__Host-office-branch=${branch}`);
  return browser;
}

export function walkOffice(
  app: AppContext,
  browser: TestBrowser,
  { path, params = {}, search }: Visit,
) {
  return visitOfficePage(app, browser, { pattern: path, params, search });
}

export interface SiteForm {
  fields: Record<string, string>;
  /** Sent with them. */
  file?: File | undefined;
}

/** @param form sent to the page; left out, the page is read */
export function walkSite(
  app: AppContext,
  { path, params = {}, search = "" }: Visit,
  form?: SiteForm,
) {
  const url = buildUrl(path, params, search);
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(clientAddress, "192.0.2.1");
  context.set(siteOrigin, officeOrigin);
  const { file } = siteRoutes.find((route) => (route.path ?? "") === path)!;
  const request = new Request(url, form && { method: "POST", body: buildBody(form) });
  return answerRoute(file, { request, url, pattern: path, params, context });
}

function buildBody({ fields, file }: SiteForm): URLSearchParams | FormData {
  if (file === undefined) return new URLSearchParams(fields);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file);
  return body;
}

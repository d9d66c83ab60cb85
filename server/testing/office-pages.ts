import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { officeRoutes } from "../../app/routes.ts";
import type { AppContext } from "../app-context.ts";
import { isWithinBranch } from "../site/branch-guard.ts";
import { appContext, clientAddress, siteOrigin } from "../site/page-contexts.ts";
import { admitToOffice } from "../staff/admit-to-office.ts";
import { officeVisit } from "../staff/office-contexts.ts";
import { officeOrigin, type TestBrowser } from "./office.ts";

const appFolder = join(import.meta.dirname, "../../app");

interface Given {
  request: Request;
  url: URL;
  pattern: string;
  params: Record<string, string>;
  context: RouterContextProvider;
}

type Answer = (given: Given) => unknown;

export interface Visit {
  /** Of a route in `app/routes.ts`. */
  pattern: string;
  /** As the router has decoded them. */
  params: Record<string, string>;
  /** Sent as a form; left out, the page is read. */
  fields?: Record<string, string>;
  search?: string;
}

/** @returns what the route answers, as far as a browser could see it */
export async function visitOfficePage(
  app: AppContext,
  browser: TestBrowser,
  { pattern, params, fields, search = "" }: Visit,
): Promise<{ status: number; text: string }> {
  const url = buildUrl(pattern, params, search);
  const { headers } = browser.request();
  headers.set("Origin", officeOrigin);
  const init = fields && { method: "POST", body: new URLSearchParams(fields) };
  const request = new Request(url, { headers, ...init });
  const admission = await admitToOffice(app, request, pattern);
  if (admission.kind !== "admitted") return { status: 403, text: admission.kind };
  const { signedIn } = admission.visit;
  const isOwn =
    !signedIn || (await isWithinBranch(app, signedIn, { request, url, pattern, params }));
  if (!isOwn) return { status: 404, text: "" };
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(clientAddress, "192.0.2.1");
  context.set(siteOrigin, officeOrigin);
  context.set(officeVisit, { ...admission.visit, streamPosition: "" });
  const { file } = officeRoutes.find((route) => route.path === pattern)!;
  return answerRoute(file, { request, url, pattern, params, context });
}

export function buildUrl(pattern: string, params: Record<string, string>, search: string): URL {
  const path = pattern.replaceAll(/:(\w+)\??/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return new URL(`/${path}${search}`, officeOrigin);
}

/** @param file of a route, below `app/` */
export async function answerRoute(
  file: string,
  given: Given,
): Promise<{ status: number; text: string }> {
  const page: { loader?: Answer; action?: Answer } = await import(
    /* @vite-ignore */ join(appFolder, file)
  );
  const answer = given.request.method === "POST" ? page.action : page.loader;
  if (!answer) return { status: 405, text: "" };
  try {
    return await describe(await answer(given));
  } catch (thrown) {
    return describe(thrown);
  }
}

const answerInit = v.nullable(v.object({ status: v.optional(v.number()) }));

/** What is neither an answer nor `data()` is a fault, and the site would say 500. */
async function describe(answer: unknown): Promise<{ status: number; text: string }> {
  if (answer instanceof Response)
    return {
      status: answer.status,
      text: `${answer.headers.get("Location") ?? ""}${await answer.text()}`,
    };
  if (answer instanceof Error) return { status: 500, text: answer.message };
  const isData =
    typeof answer === "object" && answer !== null && "init" in answer && "data" in answer;
  if (!isData) return { status: 200, text: JSON.stringify(answer) ?? "" };
  const { status } = v.parse(answerInit, answer.init) ?? {};
  return { status: status ?? 200, text: JSON.stringify(answer.data) ?? "" };
}

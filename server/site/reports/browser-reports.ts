import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { type BrowserError, browserError } from "../../../domain/shared/browser-error.ts";
import { scrubText } from "../../../domain/shared/text/scrub-text.ts";
import {
  createProblemResponse,
  createTooManyRequests,
} from "../../platform/submissions/problem.ts";
import type { AppContext } from "../../app-context.ts";
import { detectBrowserFamily } from "../../platform/http/browser-family.ts";
import { getClientAddress } from "../../platform/http/client-address.ts";
import { parseCspReport } from "./csp-report.ts";
import { rateLimit } from "../../platform/http/rate-limit.ts";
import { bodyBytes } from "../../../domain/shared/fields/body-limits.ts";

/** Reports a minute, per address and in total, to keep the log from flooding. */
const limits = { each: 20, all: 300 };

/** Types that need CORS preflight, so only our own pages can send them. */
const types = /^application\/(json|csp-report|reports\+json)\b/i;

/**
 * Receives browsers' error and CSP reports, logs and counts them by route pattern. Nothing is
 * stored in the database.
 */
export function browserReports(appContext: AppContext, routeOf: (path: string) => string): Hono {
  const { config, log, metrics } = appContext;
  const each = rateLimit(appContext, "browser reports", limits.each, 60);
  const all = rateLimit(appContext, "all browser reports", limits.all, 60);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: bodyBytes.report, onError: () => respondTooLarge() }));
  app.use(async (context, next) => {
    if (context.req.method !== "POST") return respondMethodNotAllowed();
    if (!types.test(context.req.header("Content-Type") ?? "")) return respondUnreadable(415);
    const wait = (await each(getClientAddress(context, config))) ?? (await all("all"));
    return wait === null ? next() : createProblemResponse(createTooManyRequests(wait));
  });

  app.post("/error", async (context) => {
    const read = v.safeParse(browserError, await parseJson(context));
    if (!read.success) return respondUnreadable(400);
    const route = routeOf(getPath(context.req.header("Referer")));
    const browser = detectBrowserFamily(context.req.header("User-Agent") ?? "");
    metrics.browserErrors.inc({ route });
    log.warn({ route, browser, browserError: scrubReport(read.output) }, "Browser error reported");
    return context.body(null, 204);
  });
  app.post("/policy", async (context) => {
    const found = parseCspReport(await parseJson(context));
    if (found === null) return respondUnreadable(400);
    for (const { page, ...violation } of found) {
      metrics.policyViolations.inc({ directive: violation.directive });
      log.warn({ route: routeOf(getPath(page)), ...violation }, "CSP violation reported");
    }
    return context.body(null, 204);
  });
  return app;
}

function scrubReport({ message, ...rest }: BrowserError): BrowserError {
  return { ...rest, message: scrubText(message) };
}

async function parseJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return null;
  }
}

function getPath(url: string | undefined): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).pathname : "";
}

function respondMethodNotAllowed(): Response {
  const headers = { Allow: "POST" };
  return createProblemResponse({
    status: 405,
    title: "Method not allowed",
    detail: "This endpoint only accepts POST.",
    headers,
  });
}

function respondUnreadable(status: 400 | 415): Response {
  return createProblemResponse({
    status,
    title: "Invalid report",
    detail: "We can’t read this report.",
  });
}

function respondTooLarge(): Response {
  return createProblemResponse({
    status: 413,
    title: "Report too large",
    detail: "This report is over the size limit.",
  });
}

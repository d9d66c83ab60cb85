import { Hono } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";
import { type Problem, problemResponse } from "../api/problem.ts";
import { apiRoutes } from "../api/routes.ts";
import { readContractTerms } from "../files/contract-terms-file.ts";
import type { House } from "../house.ts";
import { mailPreview } from "../mail/preview.tsx";
import { browserReports } from "./browser-reports.ts";
import { compressed } from "./compress.ts";
import { discovery } from "./discovery.ts";
import { isOutOfReach } from "../db/out-of-reach.ts";
import { failurePage, isBroken } from "./failure-page.ts";
import type { FinishedPage, PageVariables } from "./first-paint.ts";
import { health } from "./health.ts";
import type { Pages } from "./pages.ts";
import { publicAnswers } from "./public-answers.ts";
import { recorded, requestRecord } from "./request-record.ts";
import { routeLabels } from "./route-labels.ts";
import { securityHeaders } from "./security-headers.ts";
import { photoFiles } from "../files/photo-files.ts";
import { staticFiles } from "./static-files.ts";
import { loggedPath } from "./logged-path.ts";

type Variables = PageVariables["Variables"] & RequestIdVariables;

/** Characters; ours have at most some 130. What matches a path takes time by the square of its length. */
const longestPath = 500;
const tooLongPath = {
  status: 414,
  title: "Address too long",
  detail: "There is no such address.",
} as const;

/** The whole site as one function from `Request` to `Response`. */
export function createApp(
  house: House,
  pages: Pages,
  {
    clientFolder = "build/client",
    stopping,
  }: { clientFolder?: string; stopping?: AbortSignal } = {},
) {
  const { config, log, photos } = house;
  const app = new Hono<{ Variables: Variables }>();

  // The id is ours: a visitor's own would end up in the log and on the telephone.
  app.use(requestId({ headerName: "" }));
  const record = requestRecord(house, (path) => routeOf(path));
  app.use(recorded(record));
  app.use(async (context, next) => {
    await next();
    // So that nothing is asked on a connection that is about to be closed.
    if (stopping?.aborted) context.header("Connection", "close");
  });
  app.use(publicAnswers(house));
  app.use(compressed);
  app.use(securityHeaders(config));
  app.use(async (context, next) =>
    context.req.path.length > longestPath ? problemResponse(tooLongPath) : next(),
  );
  app.route("/", health(house, stopping));
  app.route("/api", apiRoutes(house));
  app.route(
    "/reports",
    browserReports(house, (path) => routeOf(path)),
  );
  app.get("/contract-terms.json", async (context) =>
    context.json(await readContractTerms({ dataDir: config.dataDir, log })),
  );
  app.route("/", discovery(house));
  if (!config.production) app.route("/dev", mailPreview(house));
  app.route("/", photoFiles(photos));
  app.route("/", staticFiles(clientFolder));
  app.all("*", async (context) => {
    const id = context.get("requestId");
    let page: FinishedPage | undefined;
    const finish = (finished: FinishedPage) => (page = finished);
    const response = await pages(context.req.raw, { requestId: id, finish });
    if (config.production && isBroken(response)) return failurePage(id);
    context.set("page", page);
    return response;
  });
  app.onError((error, context) => {
    const id = context.get("requestId");
    log.error({ err: error, path: loggedPath(context.req.path) }, "A request failed.");
    const isAway = isOutOfReach(error);
    if (!context.req.path.startsWith("/api/")) return failurePage(id, isAway);
    return problemResponse(isAway ? unavailable : failed(id));
  });
  const routeOf = routeLabels([...app.routes.map(({ path }) => path), ...(pages.patterns ?? [])]);
  return Object.assign(app, {
    /** For what is answered before the app is asked. */
    record,
  });
}

function failed(id: string): Problem {
  return {
    status: 500,
    title: "Something went wrong",
    detail: `The request could not be answered. Please quote ${id} when you call us.`,
  };
}

/** Nothing was kept, or the answer to it was lost: the same key tells a repetition. */
const unavailable: Problem = {
  status: 503,
  title: "The site can't answer just now",
  detail: "Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

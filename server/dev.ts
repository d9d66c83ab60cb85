import { createServer as createNodeServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, isRunnableDevEnvironment, resolveConfig } from "vite";
import { readConfigOrExit } from "./platform/process/config-or-exit.ts";
import type { AppContext } from "./app-context.ts";
import { listenOn } from "./platform/http/listen.ts";
import { resolveInProject } from "./platform/process/project-folder.ts";

/**
 * Development server with hot reload: Vite serves browser modules, and the app is rebuilt, with
 * fresh rate limits, when one of its files changes. Everything else runs as in production, with the
 * code it started with.
 */
const config = readConfigOrExit();
const server = createNodeServer();
const vite = await createViteServer({
  server: { middlewareMode: true, ws: { server }, fs: { deny: await findServerOnlyFiles() } },
  appType: "custom",
});

const { serveSite } = await load<typeof import("./site/serve-site.ts")>(
  "/server/site/serve-site.ts",
);
// React Router's type generation starts a Vite that would exit the process before everything is
// closed.
process.removeAllListeners("SIGTERM");
const code = await serveSite(config, async (appContext, stopping) => {
  const app = loadApp(appContext, stopping);
  const answer = getRequestListener(async (request, env) => (await app()).fetch(request, env));
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => void answer(request, response)),
  );
  const listened = await listenOn(server, config);
  if (!listened.ok) return listened;
  const { port, close } = listened.listening;
  // Vite's open browser connections would delay closing.
  const closeBoth = async (withinMs: number) => {
    await Promise.all([vite.close(), close(withinMs)]);
  };
  return { ok: true, listening: { port, close: closeBoth } };
});
process.exit(code);

function load<Module>(path: string): Promise<Module> {
  const environment = vite.environments.ssr;
  if (isRunnableDevEnvironment(environment)) return environment.runner.import(path);
  throw new Error("Vite can't run the server's code.");
}

/** Builds the app from the current source: a changed file yields new modules. */
function loadApp(appContext: AppContext, stopping: AbortSignal) {
  type Sources = [typeof import("./site/app.ts"), typeof import("./site/pages.ts")];
  let made: { of: Sources; app: ReturnType<Sources[0]["createApp"]> } | undefined;
  return async () => {
    const of: Sources = [await load("/server/site/app.ts"), await load("/server/site/pages.ts")];
    if (made?.of[0] !== of[0] || made.of[1] !== of[1]) {
      const [{ createApp }, { createPages }] = of;
      made = { of, app: createApp(appContext, createPages(appContext), { stopping }) };
    }
    return made.app;
  };
}

/**
 * Files that Vite must not serve. It serves everything below the project, which may include the
 * data folder.
 */
async function findServerOnlyFiles(): Promise<string[]> {
  const defaults = await resolveConfig({ configFile: false }, "serve");
  const data = [config.dataDir, resolveInProject("data")].map(
    (folder) => `${folder.replaceAll(/[^\w/.-]/g, "\\$&")}/**`,
  );
  return [...defaults.server.fs.deny, ...data];
}

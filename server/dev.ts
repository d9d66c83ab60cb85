import { createServer as createNodeServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer, isRunnableDevEnvironment } from "vite";

/** The site with hot reload: Vite serves the browser's modules, everything else runs as in production. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: "custom" });
const environment = vite.environments.ssr;
if (!isRunnableDevEnvironment(environment)) throw new Error("Vite can't run the server's code.");
const { runner } = environment;

type Opening = typeof import("./open-house.ts");
type Demo = typeof import("./use-cases/load-demo.ts");
type App = typeof import("./http/app.ts");
type PagesModule = typeof import("./http/pages.ts");

const { configOrExit, openHouse }: Opening = await runner.import("/server/open-house.ts");
const { loadDemo }: Demo = await runner.import("/server/use-cases/load-demo.ts");
const opened = await openHouse(configOrExit());
if (!opened.ok) {
  console.error(opened.problem);
  process.exit(1);
}
const { house } = opened;
await loadDemo(house);

// Taken anew for each request, so that a changed file counts at once.
const listener = getRequestListener(async (request, env) => {
  const { createApp }: App = await runner.import("/server/http/app.ts");
  const { pagesOf }: PagesModule = await runner.import("/server/http/pages.ts");
  return createApp(house, pagesOf(house)).fetch(request, env);
});
const server = createNodeServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
server.listen(house.config.port, house.config.host, () =>
  house.log.info(`Development site on http://localhost:${house.config.port}`),
);
server.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    void Promise.all([vite.close(), opened.close()]).then(() => process.exit(0));
  });
}

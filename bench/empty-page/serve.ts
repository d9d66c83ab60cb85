import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler } from "react-router";
import { getPort } from "../../server/testing/smtp-server.ts";

const built = "build/empty-page";

export async function serveEmptyPage(): Promise<{ url: string; stop: () => void }> {
  const build = ["node_modules/@react-router/dev/bin.cjs", "build", import.meta.dirname];
  const { status, stderr } = spawnSync(process.execPath, build, {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The empty page could not be built: ${stderr}`);
  const handle = createRequestHandler(
    await import(pathToFileURL(join(process.cwd(), built, "server/index.js")).href),
    "production",
  );
  const app = new Hono()
    .use(compress())
    .use("/assets/*", serveStatic({ root: join(built, "client") }))
    .get("/favicon.ico", (context) => context.body(null, 204))
    .all("*", ({ req }) => handle(req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  return { url: `http://127.0.0.1:${getPort(server)}/`, stop: () => void server.close() };
}

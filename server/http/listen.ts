import { type Http2Bindings, type HttpBindings, serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  port: number;
  /** Takes no more connections and waits for the requests under way, at most the given time. */
  close: (withinMs: number) => Promise<void>;
}

/** Starts to answer. A port in use is a value: the caller says it in one line. */
export function listen(
  fetch: Hono["fetch"] | ((request: Request, env: HttpBindings | Http2Bindings) => unknown),
  { port, host }: { port: number; host: string },
): Promise<{ ok: true; listening: Listening } | { ok: false; problem: string }> {
  return new Promise((resolve) => {
    const server: ServerType = serve({ fetch, port, hostname: host }, (address) =>
      resolve({
        ok: true,
        listening: { port: address.port, close: (withinMs) => close(server, withinMs) },
      }),
    );
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: listenProblem(error, port, host) }),
    );
  });
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what uses it, or choose another one: PORT=3001 npm start`;
  }
  if (error.code === "EACCES") return `Port ${port} may not be opened by this user.`;
  if (error.code === "EADDRNOTAVAIL") return `HOST ${host} is no address of this machine.`;
  return `The site can't listen on ${host}:${port}: ${error.message}`;
}

function close(server: ServerType, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, withinMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}

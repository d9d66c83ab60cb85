import {
  createAdaptorServer,
  type Http2Bindings,
  type HttpBindings,
  type ServerType,
} from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  port: number;
  /** Takes no more connections and waits for the requests under way, at most the given time. */
  close: (withinMs: number) => Promise<void>;
}

/** What came of listening: a port in use is a value, and the caller says it in one line. */
export type Listened = { ok: true; listening: Listening } | { ok: false; problem: string };

interface Address {
  port: number;
  host: string;
}

/** Starts to answer. */
export function listen(
  fetch: Hono["fetch"] | ((request: Request, env: HttpBindings | Http2Bindings) => unknown),
  address: Address,
): Promise<Listened> {
  return listenOn(createAdaptorServer({ fetch, hostname: address.host }), address);
}

/** Starts to answer with a server of the caller's. */
export function listenOn(server: ServerType, { port, host }: Address): Promise<Listened> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: listenProblem(error, port, host) }),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const heard = address !== null && typeof address === "object" ? address.port : port;
      const listening = { port: heard, close: (withinMs: number) => close(server, withinMs) };
      resolve({ ok: true, listening });
    });
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
    if (!("closeAllConnections" in server)) throw new Error("Only HTTP/1 is served.");
    const force = setTimeout(() => server.closeAllConnections(), withinMs);
    // One that has had its answer is kept open otherwise.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}
